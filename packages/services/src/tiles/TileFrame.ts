import { type Coordinates, onMap, tileSize } from './mercator'

export interface TileAddress {
  readonly zoom: number
  readonly x: number
  readonly y: number
}

export type TilePoint = readonly [x: number, y: number]

/** One square of the map, and where places lie in it. */
export interface TileFrame {
  readonly zoom: number
  readonly at: (place: Coordinates) => TilePoint
}

export const toTileFrame = ({ zoom, x: column, y: row }: TileAddress): TileFrame => ({
  zoom,
  at: (place) => {
    const [x, y] = onMap(place, zoom)
    return [x - column * tileSize, y - row * tileSize]
  },
})

/** A line through points, as SVG writes it, to a tenth of a pixel. */
export const through = (points: readonly TilePoint[]): string =>
  `M${points.map((point) => point.map((value) => Math.round(value * 10) / 10).join(' ')).join('L')}`
