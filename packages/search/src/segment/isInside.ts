import type { Point } from '@forecourt/rules/entities/Point'
import type { Area } from '../contract/Filter'

/** Whether a point lies in an area. */
export function isInside({ latitude, longitude }: Point, area: Area): boolean {
  if (area.kind === 'box') return latitude >= area.south && latitude <= area.north && longitude >= area.west && longitude <= area.east
  const { corners } = area
  let isIn = false
  for (let at = 0, before = corners.length - 1; at < corners.length; before = at++) {
    const a = corners[at] as Point
    const b = corners[before] as Point
    // Each side that a line to the east crosses changes whether one is in.
    if (a.latitude > latitude === b.latitude > latitude) continue
    const crossing = a.longitude + ((latitude - a.latitude) / (b.latitude - a.latitude)) * (b.longitude - a.longitude)
    if (longitude < crossing) isIn = !isIn
  }
  return isIn
}
