"""The pictures of the pages in the documentation, taken anew: ``python -m tests.web.look.pictures``."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image

from .stage import chromium, opened

FOLDER: Final = Path(__file__).parents[3] / "docs" / "pictures"


class Picture(NamedTuple):
    """A scene in a window."""

    scene: str
    width: int = 1280
    height: int = 800
    theme: str = "light"


PHONE: Final = (390, 844)
PICTURES: Final = {
    "front": Picture("front"),
    "bourre-table": Picture("refused"),
    "bourre-phone": Picture("playing", *PHONE),
    "bouillotte-phone-dark": Picture("answering", *PHONE, "dark"),
    "account-dark": Picture("settled", theme="dark"),
    "replay": Picture("replay-open"),
}


def main() -> None:
    """Take every picture."""
    with chromium() as browser, opened(browser) as stages:
        for name, picture in PICTURES.items():
            # On a telephone nobody is told of keys.
            phone = (picture.width, picture.height) == PHONE
            stage = stages.own(
                picture.width,
                picture.height,
                picture.theme,
                reduced_motion="reduce",
                has_touch=phone,
                is_mobile=phone,
            )
            page = stage.show(picture.scene)
            page.evaluate("document.fonts.ready")
            shot = Image.open(BytesIO(page.screenshot())).convert("RGB")
            # The pages have few colours: a palette makes a picture half as large.
            shot.quantize(256, dither=Image.Dither.NONE).save(FOLDER / f"{name}.png", optimize=True)
            stage.close()


if __name__ == "__main__":
    main()
