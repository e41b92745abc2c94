import { tileSize } from './mercator'
import { type TileFrame, through } from './TileFrame'

/** Degrees between lines from each zoom on, so that a few cross each picture. */
const steps = [
  { from: 10, degrees: 0.25 },
  { from: 8, degrees: 0.5 },
  { from: 7, degrees: 1 },
  { from: 5, degrees: 5 },
  { from: 0, degrees: 10 },
]

/** The part of the world the sketch is of, in degrees. */
const [west, east, south, north] = [90, 180, -60, 0]

const degreesBetween = (from: number, to: number, step: number) =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step)

/** Lines of longitude and latitude across a square, as an SVG path. */
export const drawGrid = ({ zoom, at }: TileFrame): string => {
  const step = steps.find(({ from }) => zoom >= from)?.degrees ?? 10
  const inside = (value: number) => value >= 0 && value <= tileSize
  const upright = degreesBetween(west, east, step).flatMap((longitude) => {
    const [x] = at({ longitude, latitude: south })
    return inside(x)
      ? [
          through([
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
          through([
            [0, y],
            [tileSize, y],
          ]),
        ]
      : []
  })
  return [...upright, ...level].join('')
}
