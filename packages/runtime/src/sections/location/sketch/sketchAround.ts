import { coastLinesIn, drawLand, drawRoads, roadLines } from './drawTile'
import {
  boxAround,
  type CropMargins,
  crosses,
  type LetteredTown,
  letteredTowns,
  type NameSpace,
  overlaps,
  type SketchBox,
  townDotRadius,
} from './letteredTowns'
import { type Coordinates, frameAround, type TileFrame, type TilePoint } from './TileFrame'
import { toScale } from './toScale'
import { townsIn } from './townsIn'

/** Sizes in pixels by the shape of a map's box, and how much of it a box of another aspect ratio may crop. */
const sketchShapes = {
  wide: { size: [480, 270], margins: [14, 14] },
  /** Below a photo, where both fit on a screen. */
  strip: { size: [480, 192], margins: [14, 14] },
  square: { size: [360, 360], margins: [40, 76] },
} as const satisfies Readonly<Record<string, { readonly size: TilePoint; readonly margins: CropMargins }>>

export type SketchShape = keyof typeof sketchShapes

/** The drawing of the map around places: SVG paths, names, markers in the order of the places, and the scale. */
export interface Sketch {
  readonly size: TilePoint
  readonly zoom: number
  readonly land: string
  readonly roads: string
  readonly towns: readonly LetteredTown[]
  readonly markers: readonly TilePoint[]
  readonly scale: { readonly at: TilePoint; readonly kilometres: number; readonly pixels: number }
}

/** Zooms: from about 15 km across, as its coast and roads are no more precise, to the towns within half an hour's drive. */
const zooms = { closest: 12, farthest: 9 } as const
/** Fewer names don't show where a place is. */
const minNames = 3
/** Whether a map shows whole states: roads are too narrow for two edges, and markers of nearby places would cover each other. */
export const isFar = (zoom: number): boolean => zoom < 7
/** Radius of a marker with its halo, in pixels; the marker is half as large. */
export const markerRadius = (zoom: number): number => (isFar(zoom) ? 7 : 12)

const tenth = (value: number) => Math.round(value * 10) / 10

const scaleBox = ({ at: [x, y], pixels }: Sketch['scale']): SketchBox => ({
  left: x - 6,
  right: x + pixels + 6,
  top: y - 20,
  bottom: y + 6,
})

/** Places to try for the scale along an edge, from the left. */
const scalePlaces = 33

/**
 * The scale along the lower edge or else the upper, where no crop cuts it: the first place from the left that is clear of markers, roads, coast
 * and towns, else the first clear of markers.
 */
const scaleOf = (
  place: Coordinates,
  frame: TileFrame,
  { margins: [horizontal, vertical], taken, roads, coast }: NameSpace,
): Sketch['scale'] => {
  const [width, height] = frame.size
  const length = toScale(place, frame.zoom)
  const left = horizontal + 6
  const step = (width - 2 * left - length.pixels) / (scalePlaces - 1)
  const [bottom, top] = [height - vertical - 6, vertical + 20]
  const places = [bottom, top].flatMap((y) => Array.from({ length: scalePlaces }, (_, index): TilePoint => [tenth(left + index * step), y]))
  const boxOf = (at: TilePoint) => scaleBox({ ...length, at })
  const free = places.filter((at) => !taken.some((other) => overlaps(boxOf(at), other)))
  const dots = townsIn(frame).map(({ x, y }) => boxAround([x, y], townDotRadius))
  const clear = free.find(
    (at) => ![...roads, ...coast].some((line) => crosses(boxOf(at), line)) && !dots.some((dot) => overlaps(boxOf(at), dot)),
  )
  return { ...length, at: clear ?? free[0] ?? [left, bottom] }
}

const sketchIn = (frame: TileFrame, places: readonly [Coordinates, ...Coordinates[]], margins: CropMargins): Sketch => {
  const markers = places.map((place): TilePoint => {
    const [x, y] = frame.at(place)
    return [tenth(x), tenth(y)]
  })
  const space: NameSpace = {
    margins,
    taken: markers.map((marker) => boxAround(marker, markerRadius(frame.zoom))),
    roads: roadLines(frame),
    coast: coastLinesIn(frame),
  }
  const scale = scaleOf(places[0], frame, space)
  const towns = letteredTowns(frame, { ...space, taken: [scaleBox(scale), ...space.taken] })
  return { size: frame.size, zoom: frame.zoom, land: drawLand(frame), roads: drawRoads(frame), towns, markers, scale }
}

const drawAround = (places: readonly [Coordinates, ...Coordinates[]], shape: SketchShape): Sketch => {
  const { size, margins } = sketchShapes[shape]
  const sketchAt = (zoom: number) => sketchIn(frameAround(places, size, zoom), places, margins)
  for (let zoom: number = zooms.closest; zoom > zooms.farthest; zoom--) {
    const sketch = sketchAt(zoom)
    if (sketch.towns.length >= minNames) return sketch
  }
  return sketchAt(zooms.farthest)
}

/** Sketches by shape and places: each page of a location shows the same one, and drawing takes a sixth of a car page. */
const sketches = new Map<string, Sketch>()
const maxSketches = 500

/** The map around places, as close as it has names. */
export const sketchAround = (places: readonly [Coordinates, ...Coordinates[]], shape: SketchShape): Sketch => {
  const key = [shape, ...places.flatMap(({ latitude, longitude }) => [latitude, longitude])].join(' ')
  const known = sketches.get(key)
  if (known) return known
  const sketch = drawAround(places, shape)
  if (sketches.size >= maxSketches) sketches.clear()
  sketches.set(key, sketch)
  return sketch
}
