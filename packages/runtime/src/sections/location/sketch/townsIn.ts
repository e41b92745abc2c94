import type { TileFrame, TilePoint } from './TileFrame'
import { letterWidth, namedTowns, type Town } from './towns'

/** Distance in pixels at which a name outside a tile may still reach into it. */
const maxNameWidth = 150

/** Pixels that a box of another aspect ratio may crop from a drawing that fills it: left and right, top and bottom. */
export type CropMargins = readonly [horizontal: number, vertical: number]

/** Half the line height, in pixels. */
const halfLine = 8

/** A town with its position in a part of the map. */
export interface PlacedTown extends Pick<Town, 'name' | 'minZoom'> {
  readonly x: number
  readonly y: number
}

/** A town with the side of its dot on which its name is. */
export interface LetteredTown extends PlacedTown {
  readonly side: 'right' | 'left'
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

/** Bounding box of a name and its dot, in pixels: the name is right or left of the dot. */
const boxOf = ({ name, x, y }: PlacedTown, side: LetteredTown['side']) => {
  const length = (name.length + 1) * letterWidth
  return { left: side === 'right' ? x : x - length, right: side === 'right' ? x + length : x, top: y - halfLine, bottom: y + halfLine }
}

type Box = ReturnType<typeof boxOf>

/** Whether a name is inside the margins: its whole length, and the middle of its line. */
const isInside = ({ left, right, top, bottom }: Box, [width, height]: TilePoint, [horizontal, vertical]: CropMargins) => {
  const middle = (top + bottom) / 2
  return left >= horizontal && right <= width - horizontal && middle >= vertical && middle <= height - vertical
}

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/**
 * The towns of a drawing whose name can't be cut off. The name is right of the dot if it is inside the margins there, as on map tiles; else
 * left, if it is inside them and overlaps no name on the right.
 */
export const wholeTownsIn = (frame: TileFrame, margins: CropMargins): readonly LetteredTown[] => {
  const near = townsIn(frame)
  const lettered = near.flatMap((town) =>
    isInside(boxOf(town, 'right'), frame.size, margins) ? [{ ...town, side: 'right' as const }] : [],
  )
  const taken = lettered.map((town) => boxOf(town, town.side))
  const turned = near.flatMap((town) => {
    const box = boxOf(town, 'left')
    if (lettered.some(({ name }) => name === town.name) || !isInside(box, frame.size, margins)) return []
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
