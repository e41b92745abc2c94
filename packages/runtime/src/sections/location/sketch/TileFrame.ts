export interface Coordinates {
  readonly longitude: number
  readonly latitude: number
}

/** Pixels a map picture is wide and high. */
export const tileSize = 256

/** Where a place lies in the whole world's map at a zoom, in pixels from its north-west corner (Web Mercator, as map pictures are cut). */
export const onMap = ({ longitude, latitude }: Coordinates, zoom: number): readonly [x: number, y: number] => {
  const world = tileSize * 2 ** zoom
  const angle = Math.asinh(Math.tan((latitude * Math.PI) / 180))
  return [((longitude + 180) / 360) * world, ((1 - angle / Math.PI) / 2) * world]
}

export interface TileAddress {
  readonly zoom: number
  readonly x: number
  readonly y: number
}

export type TilePoint = readonly [x: number, y: number]

/** A part of the map, such as one square of it, and where places lie in it. */
export interface TileFrame {
  readonly zoom: number
  /** How wide and high it is, in pixels. */
  readonly size: TilePoint
  readonly at: (place: Coordinates) => TilePoint
}

export const toTileFrame = ({ zoom, x: column, y: row }: TileAddress): TileFrame => ({
  zoom,
  size: [tileSize, tileSize],
  at: (place) => {
    const [x, y] = onMap(place, zoom)
    return [x - column * tileSize, y - row * tileSize]
  },
})

/** A line through points, as SVG writes it, to a tenth of a pixel. */
export const through = (points: readonly TilePoint[]): string =>
  `M${points.map((point) => point.map((value) => Math.round(value * 10) / 10).join(' ')).join('L')}`

/** How near a place is shown: with the towns half an hour's drive around it. */
const nearest = 9

/** How far off: the whole country. */
const farthest = 3

/** Pixels that stay free beside places, so that their marks and names have room. */
const room = 36

const spanOf = (places: readonly Coordinates[], zoom: number) => {
  const points = places.map((place) => onMap(place, zoom))
  const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))]
  const [top, bottom] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))]
  return { width: right - left, height: bottom - top, middle: [(left + right) / 2, (top + bottom) / 2] as const }
}

/** The part of the map around places, as near as all of them have room. */
export const frameAround = (places: readonly Coordinates[], size: TilePoint): TileFrame => {
  const [width, height] = size
  const fits = (zoom: number) => {
    const span = spanOf(places, zoom)
    return span.width <= width - 2 * room && span.height <= height - 2 * room
  }
  let zoom = nearest
  while (zoom > farthest && !fits(zoom)) zoom -= 1
  const [x, y] = spanOf(places, zoom).middle
  return {
    zoom,
    size,
    at: (place) => {
      const [placeX, placeY] = onMap(place, zoom)
      return [placeX - x + width / 2, placeY - y + height / 2]
    },
  }
}
