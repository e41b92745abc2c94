import type { Point } from '@forecourt/rules/entities/Location'
import { distanceMetres } from '@forecourt/rules/locations/distanceMetres'
import type { Area } from '../contract/Filter'
import { addBit, type Bits } from '../work/bits'
import { narrowest, type WholeNumbers } from '../work/GrowingList'
import type { Work } from '../work/Work'
import { type NumberColumn, numberInRow } from './NumberColumn'

/** Coordinates of a segment's rows: many rows share a point, so each row has the index of its point. Index 0 means none. */
export interface PointColumn {
  /** Index of each row's point. */
  readonly pointIndexes: WholeNumbers
  readonly points: readonly (Point | null)[]
}

/** Greater than any distance on Earth, in metres. */
const noPoint = 2 ** 25

export function* buildPointColumn(
  rows: number,
  latitudes: NumberColumn | undefined,
  longitudes: NumberColumn | undefined,
): Work<PointColumn> {
  const points: (Point | null)[] = [null]
  const indexes = new Map<number, Map<number, number>>()
  const indexOfRow = new Uint32Array(rows)
  for (let row = 0; row < rows; row++) {
    if (row % 8192 === 0) yield
    if (!latitudes || !longitudes) continue
    const latitude = numberInRow(latitudes, row)
    const longitude = numberInRow(longitudes, row)
    if (Number.isNaN(latitude) || Number.isNaN(longitude)) continue
    const sameLatitude = indexes.get(latitude) ?? new Map<number, number>()
    indexes.set(latitude, sameLatitude)
    let index = sameLatitude.get(longitude)
    if (index === undefined) {
      index = points.length
      points.push({ latitude, longitude })
      sameLatitude.set(longitude, index)
    }
    indexOfRow[row] = index
  }
  const pointIndexes = narrowest(rows, points.length - 1)
  pointIndexes.set(indexOfRow)
  return { pointIndexes, points }
}

/** Distance of each point of the column from another point, in metres. */
export const measureDistances = (from: Point, { points }: PointColumn): Uint32Array =>
  Uint32Array.from(points, (point) => (point ? distanceMetres(from, point) : noPoint))

/** Adds the rows within a radius in metres. */
export const addRowsAround = (column: PointColumn, from: Point, metres: number, into: Bits): void =>
  addRowsAt(column, (point) => distanceMetres(from, point) <= metres, into)

/** Adds the rows in any of the areas. */
export const addRowsInside = (column: PointColumn, areas: readonly Area[], into: Bits): void =>
  addRowsAt(column, (point) => areas.some((area) => isInside(point, area)), into)

function addRowsAt({ pointIndexes, points }: PointColumn, isWanted: (point: Point) => boolean, into: Bits): void {
  const wanted = points.map((point) => point !== null && isWanted(point))
  for (let row = 0; row < pointIndexes.length; row++) if (wanted[pointIndexes[row] as number]) addBit(into, row)
}

/** Whether a point is in an area. */
function isInside({ latitude, longitude }: Point, area: Area): boolean {
  if (area.kind === 'box') return latitude >= area.south && latitude <= area.north && longitude >= area.west && longitude <= area.east
  const { corners } = area
  let isIn = false
  for (let at = 0, before = corners.length - 1; at < corners.length; before = at++) {
    const a = corners[at] as Point
    const b = corners[before] as Point
    // Ray casting: each side that the ray to the east crosses toggles the result.
    if (a.latitude > latitude === b.latitude > latitude) continue
    const crossing = a.longitude + ((latitude - a.latitude) / (b.latitude - a.latitude)) * (b.longitude - a.longitude)
    if (longitude < crossing) isIn = !isIn
  }
  return isIn
}
