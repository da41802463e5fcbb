"""A picture cut out of a report stands alone: its colours no longer hang on the page."""

import pytest
from tools.report_picture import main, picture_svg

PAGE = """<p>x</p><svg role="img" aria-label="wins" viewBox="0 0 1 1"><path fill="var(--series0)"/></svg>
<svg role="img" aria-label="Coins" viewBox="0 0 2 2"><path stroke="var(--ink)"/></svg>"""


def test_the_picture_asked_for_in_the_colours_of_the_light_page() -> None:
    drawn = picture_svg(PAGE, "Coins")
    assert drawn.startswith("<svg font-family=") and drawn.endswith("</svg>\n")
    assert 'fill="#ffffff"/><path stroke="#23211f"/>' in drawn
    assert "#0072b2" in picture_svg(PAGE, "wins")


def test_a_picture_there_is_not_is_refused_with_those_there_are() -> None:
    with pytest.raises(SystemExit, match="no picture 'Stars'; there are 'wins', 'Coins'"):
        picture_svg(PAGE, "Stars")


def test_it_says_how_it_is_called(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, code in ((["--help"], 0), ([], 2), (["report.html"], 2)):
        with pytest.raises(SystemExit) as left:
            main(arguments)
        assert left.value.code == code
        assert "usage: report_picture" in "".join(capsys.readouterr())
