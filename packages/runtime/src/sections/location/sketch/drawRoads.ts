import { type TileFrame, type TilePoint, through } from './TileFrame'
import { sketchRoads, sketchTowns } from './towns'

/** Half a road's width, and some. */
const margin = 8

const besides = (from: TilePoint, to: TilePoint, size: TilePoint) =>
  ([0, 1] as const).some((axis) => Math.max(from[axis], to[axis]) < -margin || Math.min(from[axis], to[axis]) > size[axis] + margin)

/** The main roads across a part of the map, as an SVG path; empty where there are none. */
export const drawRoads = ({ at, size }: TileFrame): string =>
  sketchRoads
    .flatMap((names) => {
      const way = names.flatMap((name) => sketchTowns.find((town) => town.name === name) ?? []).map(at)
      return way.slice(1).flatMap((to, index) => {
        const from = way[index]
        return !from || besides(from, to, size) ? [] : [through([from, to])]
      })
    })
    .join('')
