import type { SketchLine } from './drawTile'
import type { TileFrame, TilePoint } from './TileFrame'
import { type PlacedTown, townLetters, townsIn } from './townsIn'

/** Pixels that a box of another aspect ratio may crop from a drawing that fills it: left and right, top and bottom. */
export type CropMargins = readonly [horizontal: number, vertical: number]

/** A rectangle of the drawing, in pixels. */
export interface SketchBox {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** A town with the position of its name, whose anchor is the text's start, middle or end. */
export interface LetteredTown extends PlacedTown {
  readonly anchor: 'start' | 'middle' | 'end'
  readonly textX: number
  /** The text's baseline. */
  readonly textY: number
}

/** The space of a drawing that its names and scale share. */
export interface NameSpace {
  readonly margins: CropMargins
  /** Boxes that a name may not overlap, such as markers and the scale. */
  readonly taken: readonly SketchBox[]
  /** Lines that a name crosses only if its town is a city: roads rather than the coast. */
  readonly roads: readonly SketchLine[]
  readonly coast: readonly SketchLine[]
}

/** Estimated width of a letter as a share of its font size. */
const letterShare = 0.56
/**
 * Pixels between a dot and its name, and where a marker covers a city's dot; from a line's middle to its edge and to its baseline, and of a dot with
 * the space around it.
 */
const dotGap = 9
const markerGap = 22
const halfLine = 8
const baseline = 4.5
export const townDotRadius = 4
/** Pixels between a name and the coast: beside it, letters seem to touch the line. */
const coastGap = 3
/** Maximum zoom at which a city is first named: its name is kept where a line crosses it, as no map of the area makes sense without it. */
const cityZoom = 5

export const boxAround = ([x, y]: TilePoint, radius: number): SketchBox => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
})

const widened = ({ left, right, top, bottom }: SketchBox, by: number): SketchBox => ({
  left: left - by,
  right: right + by,
  top: top - by,
  bottom: bottom + by,
})

/** Whether two boxes share an area, in pixels. */
export const overlaps = (a: SketchBox, b: SketchBox): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Whether a line passes through a box (Liang–Barsky). */
export const crosses = ({ left, right, top, bottom }: SketchBox, [[ax, ay], [bx, by]]: SketchLine): boolean => {
  let [enters, leaves] = [0, 1]
  for (const [step, from, low, high] of [
    [bx - ax, ax, left, right],
    [by - ay, ay, top, bottom],
  ] as const) {
    if (step === 0) {
      if (from <= low || from >= high) return false
      continue
    }
    const [one, other] = [(low - from) / step, (high - from) / step]
    enters = Math.max(enters, Math.min(one, other))
    leaves = Math.min(leaves, Math.max(one, other))
  }
  return enters < leaves
}

/** Whether a name or dot is inside the margins: its whole length, and the middle of its line. */
const isInside = ({ left, right, top, bottom }: SketchBox, [width, height]: TilePoint, [horizontal, vertical]: CropMargins) => {
  const middle = (top + bottom) / 2
  return left >= horizontal && right <= width - horizontal && middle >= vertical && middle <= height - vertical
}

interface NamePlace {
  readonly town: LetteredTown
  readonly box: SketchBox
}

/** The places of a name by its dot, best first: right as on map tiles, left, and above and below: in the middle, then to either side. */
const placesOf = (town: PlacedTown, gap: number): readonly NamePlace[] => {
  const { x, y } = town
  const length = town.name.length * townLetters(town).size * letterShare
  const place = (anchor: LetteredTown['anchor'], textX: number, middle: number): NamePlace => {
    const left = textX - { start: 0, middle: length / 2, end: length }[anchor]
    return {
      town: { ...town, anchor, textX, textY: middle + baseline },
      box: { left, right: left + length, top: middle - halfLine, bottom: middle + halfLine },
    }
  }
  const [above, below] = [y - gap - halfLine, y + gap + halfLine]
  return [
    place('start', x + gap, y),
    place('end', x - gap, y),
    place('middle', x, above),
    place('middle', x, below),
    ...[above, below].flatMap((middle) => [place('start', x - townDotRadius, middle), place('end', x + townDotRadius, middle)]),
  ]
}

/**
 * The towns of a drawing with their names: each dot and name is whole inside the margins, and overlaps no other name or dot and no taken box. A town
 * whose name would lie on a road or the coast is omitted, except that of a city or a town under a marker, which is on a road rather than on the coast.
 */
export const letteredTowns = (frame: TileFrame, { margins, taken, roads, coast }: NameSpace): readonly LetteredTown[] => {
  const boxes = [...taken]
  return townsIn(frame).flatMap((near) => {
    const dot = boxAround([near.x, near.y], townDotRadius)
    if (!isInside(dot, frame.size, margins)) return []
    const isNeeded = near.minZoom <= cityZoom || taken.some((box) => overlaps(box, dot))
    const freeAt = (gap: number) =>
      placesOf(near, gap).filter(({ box }) => isInside(box, frame.size, margins) && !boxes.some((other) => overlaps(box, other)))
    const beside = freeAt(dotGap)
    const free = beside.length > 0 || !isNeeded ? beside : freeAt(markerGap)
    const dry = free.filter(({ box }) => !coast.some((line) => crosses(widened(box, coastGap), line)))
    const clear = dry.find(({ box }) => !roads.some((line) => crosses(box, line)))
    const chosen = clear ?? (isNeeded ? (dry[0] ?? free[0]) : undefined)
    if (!chosen) return []
    boxes.push(dot, chosen.box)
    return [chosen.town]
  })
}
