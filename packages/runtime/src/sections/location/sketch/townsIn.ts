import type { TileFrame, TilePoint } from './TileFrame'
import { letterWidth, namedTowns, type Town } from './towns'

/** Distance in pixels at which a name outside a tile may still reach into it. */
const maxNameWidth = 150

/** Pixels that may be cropped at the sides, and at top and bottom, if the drawing fills a box of another aspect ratio. */
export type Edges = readonly [sides: number, ends: number]

/** Half the line height, in pixels. */
const halfLine = 8

/** A town with its position in a part of the map. */
export interface PlacedTown extends Pick<Town, 'name' | 'from'> {
  readonly x: number
  readonly y: number
}

/** A town with the side of its dot on which its name is. */
export interface LetteredTown extends PlacedTown {
  readonly side: 'right' | 'left'
}

/** Font size and weight of a town's name, by town size. */
export const townLetters = ({ from }: Pick<Town, 'from'>): { readonly size: number; readonly weight: number } => {
  if (from <= 3) return { size: 15, weight: 700 }
  return { size: 13, weight: from <= 5 ? 600 : 400 }
}

/** The named towns in a part of the map, and those nearby whose name reaches into it. */
export const townsIn = ({ zoom, at, size: [width, height] }: TileFrame): readonly PlacedTown[] =>
  namedTowns(zoom).flatMap((town) => {
    const [x, y] = at(town).map(Math.round) as [number, number]
    const isNear = Math.min(x, y) >= -maxNameWidth && x <= width + maxNameWidth && y <= height + maxNameWidth
    return isNear ? [{ name: town.name, from: town.from, x, y }] : []
  })

/** Bounding box of a name and its dot, in pixels: the name is right or left of the dot. */
const boxOf = ({ name, x, y }: PlacedTown, side: LetteredTown['side']) => {
  const length = (name.length + 1) * letterWidth
  return { left: side === 'right' ? x : x - length, right: side === 'right' ? x + length : x, top: y - halfLine, bottom: y + halfLine }
}

type Box = ReturnType<typeof boxOf>

const isWhole = ({ left, right, top, bottom }: Box, [width, height]: TilePoint, [sides, ends]: Edges) =>
  left >= sides && right <= width - sides && top >= ends - halfLine && bottom <= height - ends + halfLine

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/**
 * The towns of a drawing whose whole name fits, as one at the edge would be cut off. The name is right of the dot if it fits, as on map
 * tiles, else left if it overlaps no other name.
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

/** Distance in pixels of a name from its dot, and from a marker. */
const nameGap = { dot: 9, marker: 15 } as const

/** x at which a town's name starts (or ends, if it is left of the dot): next to the dot, or next to a marker that would cover the name. */
export const nameStart = ({ x, y, side }: LetteredTown, markers: readonly TilePoint[]): number => {
  const forward = side === 'right' ? 1 : -1
  const gaps = markers
    .filter(([, top]) => Math.abs(top - y) < halfLine + 6)
    .map(([left]) => (left - x) * forward)
    .filter((distance) => distance > -nameGap.marker && distance < nameGap.dot + nameGap.marker)
    .map((distance) => distance + nameGap.marker)
  return x + forward * Math.max(nameGap.dot, ...gaps)
}
