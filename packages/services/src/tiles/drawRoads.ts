import { tileSize } from './mercator'
import { type TileFrame, type TilePoint, through } from './TileFrame'
import { sketchRoads, sketchTowns } from './towns'

/** Half a road's width, and some. */
const margin = 8

const besides = (from: TilePoint, to: TilePoint) =>
  ([0, 1] as const).some((axis) => Math.max(from[axis], to[axis]) < -margin || Math.min(from[axis], to[axis]) > tileSize + margin)

/** The main roads across a square, as an SVG path; empty where there are none. */
export const drawRoads = ({ at }: TileFrame): string =>
  sketchRoads
    .flatMap((names) => {
      const way = names.flatMap((name) => sketchTowns.find((town) => town.name === name) ?? []).map(at)
      return way.slice(1).flatMap((to, index) => {
        const from = way[index]
        return !from || besides(from, to) ? [] : [through([from, to])]
      })
    })
    .join('')
