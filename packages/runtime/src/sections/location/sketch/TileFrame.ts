import { type Coordinates, onMap, tileSize } from './mercator'

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
