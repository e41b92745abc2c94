import type { TileFrame } from './TileFrame'
import { type PlacedTown, townsIn } from './townsIn'

const lettersOf = ({ from }: PlacedTown) =>
  from <= 3 ? 'font-size="15" font-weight="700"' : from <= 5 ? 'font-size="13" font-weight="600"' : 'font-size="12"'

/** Dots and names of the towns in and near a square, as SVG. */
export const drawTowns = (frame: TileFrame): string =>
  townsIn(frame)
    .map(
      (town) =>
        `<circle cx="${town.x}" cy="${town.y}" r="${town.from <= 3 ? 4 : 3}"/><text x="${town.x + 8}" y="${town.y + 4}" ${lettersOf(town)}>${town.name}</text>`,
    )
    .join('')
