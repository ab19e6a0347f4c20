"""Makes the golden files that are missing. One that is there is the truth: delete it first to have it made again."""

from brelan.record import GAMES

from . import FOLDER, answer, playthrough

for game in GAMES.values():
    for profile in game.profiles:
        file = FOLDER / f"{game.name}-{profile}.brelan"
        if not file.exists():
            file.write_text(playthrough(game, profile), "utf-8")
            file.with_suffix(".json").write_text(answer(file.read_text("utf-8")), "utf-8")
            print(file.name)
