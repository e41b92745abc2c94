import { tileSize } from './mercator'
import { namedTowns } from './namedTowns'
import type { TileFrame } from './TileFrame'
import type { Town } from './towns'

/** Pixels a name may stand outside its square and still reach into it. */
const longestName = 150

const lettersOf = ({ from }: Town) =>
  from <= 3 ? 'font-size="15" font-weight="700"' : from <= 5 ? 'font-size="13" font-weight="600"' : 'font-size="12"'

/** Dots and names of the towns in and near a square, as SVG. */
export const drawTowns = ({ zoom, at }: TileFrame): string =>
  namedTowns(zoom)
    .flatMap((town) => {
      const [x, y] = at(town).map(Math.round) as [number, number]
      if (Math.min(x, y) < -longestName || Math.max(x, y) > tileSize + longestName) return []
      return `<circle cx="${x}" cy="${y}" r="${town.from <= 3 ? 4 : 3}"/><text x="${x + 8}" y="${y + 4}" ${lettersOf(town)}>${town.name}</text>`
    })
    .join('')
