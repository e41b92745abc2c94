import type { Point } from '../entities/Location'

/** Formats a distance in whole kilometres, or as under 1 km (SRC-45, CARD-03). @param metres whole metres */
export const distanceText = (metres: number): string =>
  metres < 1000 ? 'under 1 km' : `${Math.round(metres / 1000).toLocaleString('en-AU')} km`

const earthRadius = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance between two points, in whole metres (SRC-45). */
export const distanceMetres = (from: Point, to: Point): number => {
  const [south, north] = [radians(from.latitude), radians(to.latitude)]
  const across = Math.sin((north - south) / 2) ** 2
  const along = Math.cos(south) * Math.cos(north) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  return Math.round(2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(across + along))))
}
