import { coasts } from './coasts'
import { svgPath, type TileAddress, type TileFrame, type TilePoint, tileSize, toTileFrame } from './TileFrame'
import { sketchRoads, sketchTowns } from './towns'
import { townLetters, townsIn } from './townsIn'

/** Degrees between grid lines by minimum zoom, so that a few cross each tile. */
const steps = [
  { minZoom: 10, degrees: 0.25 },
  { minZoom: 8, degrees: 0.5 },
  { minZoom: 7, degrees: 1 },
  { minZoom: 5, degrees: 5 },
  { minZoom: 0, degrees: 10 },
]

/** Bounds of the sketch, in degrees. */
const [west, east, south, north] = [90, 180, -60, 0]

const degreesBetween = (from: number, to: number, step: number) =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step)

/** Lines of longitude and latitude across a tile, as an SVG path. */
const drawGrid = ({ zoom, at }: TileFrame): string => {
  const step = steps.find(({ minZoom }) => zoom >= minZoom)?.degrees ?? 10
  const inside = (value: number) => value >= 0 && value <= tileSize
  const upright = degreesBetween(west, east, step).flatMap((longitude) => {
    const [x] = at({ longitude, latitude: south })
    return inside(x)
      ? [
          svgPath([
            [x, 0],
            [x, tileSize],
          ]),
        ]
      : []
  })
  const level = degreesBetween(south, north, step).flatMap((latitude) => {
    const [, y] = at({ longitude: west, latitude })
    return inside(y)
      ? [
          svgPath([
            [0, y],
            [tileSize, y],
          ]),
        ]
      : []
  })
  return [...upright, ...level].join('')
}

const isOutside = (from: TilePoint, to: TilePoint, size: TilePoint) =>
  ([0, 1] as const).some((axis) => Math.max(from[axis], to[axis]) < -margin || Math.min(from[axis], to[axis]) > size[axis] + margin)

/** A straight line of the drawing. */
export type SketchLine = readonly [from: TilePoint, to: TilePoint]

/** Main roads in a part of the map. */
export const roadLines = ({ at, size }: TileFrame): readonly SketchLine[] =>
  sketchRoads.flatMap((names) => {
    const way = names.flatMap((name) => sketchTowns.find((town) => town.name === name) ?? []).map(at)
    return way.slice(1).flatMap((to, index) => {
      const from = way[index]
      return !from || isOutside(from, to, size) ? [] : [[from, to] as const]
    })
  })

/** Main roads in a part of the map, as an SVG path; empty if there are none. */
export const drawRoads = (frame: TileFrame): string => roadLines(frame).map(svgPath).join('')

/** Dots and names of the towns in and near a tile, as SVG. */
const drawTowns = (frame: TileFrame): string =>
  townsIn(frame)
    .map((town) => {
      const { size, weight } = townLetters(town)
      const name = `<text x="${town.x + 8}" y="${town.y + 4}" font-size="${size}" font-weight="${weight}">${town.name}</text>`
      return `<circle cx="${town.x}" cy="${town.y}" r="${town.minZoom <= 3 ? 4 : 3}"/>${name}`
    })
    .join('')

type Point = readonly [x: number, y: number]

/** One side of a clipping box: which points are inside, and where a line intersects it. */
interface Side {
  readonly holds: (point: Point) => boolean
  readonly meets: (from: Point, to: Point) => Point
}

const sidesOf = ([width, height]: Point, margin: number): readonly Side[] =>
  ([0, 1] as const).flatMap((axis) =>
    [-margin, (axis === 0 ? width : height) + margin].map((limit, index) => ({
      holds: (point: Point) => (index === 0 ? point[axis] >= limit : point[axis] <= limit),
      meets: ([ax, ay]: Point, [bx, by]: Point): Point => {
        const share = axis === 0 ? (limit - ax) / (bx - ax) : (limit - ay) / (by - ay)
        return [ax + share * (bx - ax), ay + share * (by - ay)]
      },
    })),
  )

/** Clips a polygon to a box with a margin, side by side (Sutherland–Hodgman); empty if outside. */
const clipped = (area: readonly Point[], size: Point, margin: number): readonly Point[] =>
  sidesOf(size, margin).reduce(
    (nearest, { holds, meets }) =>
      nearest.flatMap((point, index) => {
        const before = nearest.at(index - 1) ?? point
        if (holds(point)) return holds(before) ? [point] : [meets(before, point), point]
        return holds(before) ? [meets(before, point)] : []
      }),
    area,
  )

/** Margin in pixels that hides the clipped edges. */
const margin = 8

/** Pixels that neighbouring points of a coast must differ by to be drawn. */
const minDistance = 1.5

/** Drops points that the eye can't tell apart at this zoom. */
const thinned = (shore: readonly Point[]): readonly Point[] => {
  let last: Point | undefined
  return shore.filter((point) => {
    if (last && Math.abs(point[0] - last[0]) < minDistance && Math.abs(point[1] - last[1]) < minDistance) return false
    last = point
    return true
  })
}

/** Outlines of the land in a part of the map; none at sea. */
const shoresIn = ({ at, size }: TileFrame): readonly (readonly Point[])[] =>
  coasts.map((coast) => clipped(thinned(coast.map(at)), size, margin)).filter((shore) => shore.length > 2)

/** Land in a part of the map, as an SVG path; empty at sea. */
export const drawLand = (frame: TileFrame): string =>
  shoresIn(frame)
    .map((shore) => `${svgPath(shore)}Z`)
    .join('')

/** The coast in a part of the map, line by line. */
export const coastLinesIn = (frame: TileFrame): readonly SketchLine[] =>
  shoresIn(frame).flatMap((shore) => shore.map((point, index) => [shore.at(index - 1) ?? point, point] as const))

/** Zoom levels of the sketch. */
const sketchZooms = { min: 3, max: 11 } as const

const isSketched = ({ zoom, x, y }: TileAddress) =>
  [zoom, x, y].every((value) => Number.isInteger(value) && value >= 0) &&
  zoom >= sketchZooms.min &&
  zoom <= sketchZooms.max &&
  Math.max(x, y) < 2 ** zoom

/**
 * A map tile of Australia and New Zealand as SVG, with standard tile addresses: coasts, straight main roads between towns, names and a grid
 * (API-15). All data is in this folder, so it needs no external service. Null for a tile outside its bounds.
 */
export const drawTile = (address: TileAddress): string | null => {
  if (!isSketched(address)) return null
  const frame = toTileFrame(address)
  const roads = drawRoads(frame)
  const wide = frame.zoom < 7 ? 1.2 : 3
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${tileSize} ${tileSize}" width="${tileSize}" height="${tileSize}">`,
    `<rect width="${tileSize}" height="${tileSize}" fill="#d3e3ea"/>`,
    `<path d="${drawGrid(frame)}" fill="none" stroke="#bccfd8"/>`,
    `<path d="${drawLand(frame)}" fill="#f6f2e9" stroke="#93b2c0" stroke-width="1.5" stroke-linejoin="round"/>`,
    roads && `<path d="${roads}" fill="none" stroke="#c9a25c" stroke-width="${wide}" stroke-linecap="round"/>`,
    `<g font-family="system-ui,sans-serif" fill="#3a342c" stroke="#fff" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${drawTowns(frame)}</g>`,
    '</svg>',
  ].join('')
}
