import type { TileFrame, TilePoint } from './TileFrame'
import { letterWidth, namedTowns, type Town } from './towns'

/** Pixels a name may stand outside and still reach into it. */
const longestName = 150

/** Pixels at the sides of a drawing, and above and below, that it may lose where it fills a room of another shape, such as a phone's. */
export type Edges = readonly [sides: number, ends: number]

/** Half the height of a line of letters, in pixels. */
const halfLine = 8

/** A town with its place in a part of the map. */
export interface PlacedTown extends Pick<Town, 'name' | 'from'> {
  readonly x: number
  readonly y: number
}

/** A town with the side of its dot its name stands on. */
export interface LetteredTown extends PlacedTown {
  readonly side: 'right' | 'left'
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

/** What a name and its dot take up of a drawing, in pixels: the name stands to the right of the dot, or to the left. */
const boxOf = ({ name, x, y }: PlacedTown, side: LetteredTown['side']) => {
  const length = (name.length + 1) * letterWidth
  return { left: side === 'right' ? x : x - length, right: side === 'right' ? x + length : x, top: y - halfLine, bottom: y + halfLine }
}

type Box = ReturnType<typeof boxOf>

const isWhole = ({ left, right, top, bottom }: Box, [width, height]: TilePoint, [sides, ends]: Edges) =>
  left >= sides && right <= width - sides && top >= ends - halfLine && bottom <= height - ends + halfLine

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/**
 * The towns of a drawing whose names stand in it whole: one at its edge would be cut. To the right of its dot where there is room, as on
 * every square of the map, else to the left, where no other name stands.
 */
export const wholeTownsIn = (frame: TileFrame, edges: Edges): readonly LetteredTown[] => {
  const near = townsIn(frame)
  const lettered = near.flatMap((town) => (isWhole(boxOf(town, 'right'), frame.size, edges) ? [{ ...town, side: 'right' as const }] : []))
  const taken = lettered.map((town) => boxOf(town, town.side))
  const turned = near.flatMap((town) => {
    const box = boxOf(town, 'left')
    if (lettered.some(({ name }) => name === town.name) || !isWhole(box, frame.size, edges)) return []
    return taken.some((other) => overlap(box, other)) ? [] : [{ ...town, side: 'left' as const }]
  })
  return [...lettered, ...turned]
}
