export interface Coordinates {
  readonly longitude: number
  readonly latitude: number
}

/** Width and height of a map tile, in pixels. */
export const tileSize = 256

/** Projects coordinates to pixels from the north-west corner of the world map at a zoom (Web Mercator). */
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

/** A part of the map, such as a tile, with the projection of places into it. */
export interface TileFrame {
  readonly zoom: number
  /** Width and height in pixels. */
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

/** An SVG path through points, to a tenth of a pixel. */
export const svgPath = (points: readonly TilePoint[]): string =>
  `M${points.map((point) => point.map((value) => Math.round(value * 10) / 10).join(' ')).join('L')}`

/** Minimum zoom: shows the whole country. */
const minZoom = 3

/** Padding around places in pixels, for their markers and names. */
const padding = 36

const spanOf = (places: readonly Coordinates[], zoom: number) => {
  const points = places.map((place) => onMap(place, zoom))
  const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))]
  const [top, bottom] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))]
  return { width: right - left, height: bottom - top, middle: [(left + right) / 2, (top + bottom) / 2] as const }
}

/** The map frame around places, at the highest zoom up to a maximum that fits all of them. */
export const frameAround = (places: readonly Coordinates[], size: TilePoint, maxZoom: number): TileFrame => {
  const [width, height] = size
  const fits = (zoom: number) => {
    const span = spanOf(places, zoom)
    return span.width <= width - 2 * padding && span.height <= height - 2 * padding
  }
  let zoom = maxZoom
  while (zoom > minZoom && !fits(zoom)) zoom -= 1
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
