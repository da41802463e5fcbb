"""Board and decisions as SVG, and the handbook drawn with them."""
