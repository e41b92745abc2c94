import { letterWidth, namedTowns } from './namedTowns'
import type { TileFrame } from './TileFrame'
import type { Town } from './towns'

/** Pixels a name may stand outside and still reach into it. */
const longestName = 150

/** Pixels at each edge that a drawing may lose where it fills a room of another shape, such as a phone's. */
const edge = 14

/** A town with its place in a part of the map. */
export interface PlacedTown extends Pick<Town, 'name' | 'from'> {
  readonly x: number
  readonly y: number
}

/** How a town is lettered: the larger it is, the larger and the bolder. */
export const townLetters = ({ from }: Pick<Town, 'from'>): { readonly size: number; readonly weight: number } => {
  if (from <= 3) return { size: 15, weight: 700 }
  return { size: 13, weight: from <= 5 ? 600 : 400 }
}

/** The towns that are named in a part of the map, or beside it where their name reaches into it. */
export const townsIn = ({ zoom, at, size: [width, height] }: TileFrame): readonly PlacedTown[] =>
  namedTowns(zoom).flatMap((town) => {
    const [x, y] = at(town).map(Math.round) as [number, number]
    const isNear = Math.min(x, y) >= -longestName && x <= width + longestName && y <= height + longestName
    return isNear ? [{ name: town.name, from: town.from, x, y }] : []
  })

/** The towns of a drawing whose names stand in it whole: one at its edge would be cut. */
export const wholeTownsIn = (frame: TileFrame): readonly PlacedTown[] => {
  const [width, height] = frame.size
  return townsIn(frame).filter(
    ({ name, x, y }) => x >= edge && x + (name.length + 1) * letterWidth <= width - edge && y >= edge && y <= height - edge,
  )
}
