"""How a report looks: one column that fits a phone, light and dark, colours that colour-blind readers tell apart."""

from typing import Final

STYLE: Final = """
:root { --paper: #fbf8f0; --card: #ffffff; --ink: #23211f; --faint: #6d675f; --line: #ddd5c6; --accent: #8c2f16;
  --series0: #0072b2; --series1: #d55e00; --series2: #009e73; --series3: #cc79a7; --series4: #8a6d00;
  --series5: #56b4e9; --series6: #6d62a0; --series7: #57504b; }
@media (prefers-color-scheme: dark) { :root { --paper: #191817; --card: #232120; --ink: #efe9de; --faint: #a89f92;
  --line: #3d3935; --accent: #f0a07c; --series0: #5aaee6; --series1: #f08a3c; --series2: #35c79b; --series3: #e29fc5;
  --series4: #d9bb3f; --series5: #8fd0f5; --series6: #a99fe0; --series7: #b9b0a6; } }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; scroll-padding-top: 1rem; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 "Helvetica Neue", Helvetica, Arial, "DejaVu Sans", sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.25rem 1rem 4rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0.5rem 0; text-wrap: balance; }
h2 { font-size: 1.3rem; margin: 0 0 0.5rem; }
h3 { font-size: 1rem; margin: 0.25rem 0 0.5rem; font-weight: 600; }
p { margin: 0.4rem 0 0.8rem; max-width: 44rem; }
nav { display: flex; flex-wrap: wrap; gap: 0.35rem 0.5rem; margin: 1rem 0; }
nav a { color: var(--ink); text-decoration: none; border: 1px solid var(--line); border-radius: 999px;
  padding: 0.2rem 0.75rem; font-size: 0.9rem; background: var(--card); }
nav a:hover, nav a:focus-visible { border-color: var(--accent); color: var(--accent); }
a { color: var(--accent); }
section { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1rem;
  margin: 1rem 0; }
figure { margin: 0 0 0.75rem; }
figcaption { font-size: 0.95rem; color: var(--faint); margin-bottom: 0.25rem; }
svg { display: block; width: 100%; height: auto; }
.plot svg { max-width: 37rem; margin: 0 auto; }
.pair { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); }
.small { grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.92rem; font-variant-numeric: tabular-nums; }
th, td { padding: 0.3rem 0.55rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th { font-weight: 600; color: var(--faint); vertical-align: bottom; }
th:first-child, td:first-child { text-align: left; white-space: normal; min-width: 9rem; }
td small { color: var(--faint); }
tr.sure td:first-child::after { content: " \\2217"; color: var(--accent); font-weight: bold; }
details { margin-top: 0.5rem; }
summary { cursor: pointer; color: var(--accent); }
.facts { color: var(--faint); }
@media (max-width: 30rem) { main { padding: 0.75rem 0.5rem 3rem; } section { padding: 0.75rem 0.6rem; } }
@media print { section { break-inside: avoid; } nav { display: none; } }
"""
