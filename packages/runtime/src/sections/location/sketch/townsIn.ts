import type { TileFrame } from './TileFrame'
import { namedTowns, type Town } from './towns'

/** Distance in pixels at which a name outside a tile may still reach into it. */
const maxNameWidth = 150

/** A town with its position in a part of the map. */
export interface PlacedTown extends Pick<Town, 'name' | 'minZoom'> {
  readonly x: number
  readonly y: number
}

/** Font size and weight of a town's name: larger for larger towns, which are named from a lower zoom. */
export const townLetters = ({ minZoom }: Pick<Town, 'minZoom'>): { readonly size: number; readonly weight: number } => {
  if (minZoom <= 3) return { size: 15, weight: 700 }
  return { size: 13, weight: minZoom <= 5 ? 600 : 400 }
}

/** The named towns in a part of the map, and those nearby whose name reaches into it. */
export const townsIn = ({ zoom, at, size: [width, height] }: TileFrame): readonly PlacedTown[] =>
  namedTowns(zoom).flatMap((town) => {
    const [x, y] = at(town).map(Math.round) as [number, number]
    const isNear = Math.min(x, y) >= -maxNameWidth && x <= width + maxNameWidth && y <= height + maxNameWidth
    return isNear ? [{ name: town.name, minZoom: town.minZoom, x, y }] : []
  })
