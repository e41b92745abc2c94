import type { Point } from '../entities/Location'

/** Says how far away something is, in whole kilometres; what is nearer than one is less than that (SRC-45, CARD-03). @param metres whole metres */
export const distanceText = (metres: number): string =>
  metres < 1000 ? 'under 1 km' : `${Math.round(metres / 1000).toLocaleString('en-AU')} km`

const earthRadius = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Measures the way between two places as the crow flies over a round earth, in whole metres (SRC-45). */
export const distanceMetres = (from: Point, to: Point): number => {
  const [south, north] = [radians(from.latitude), radians(to.latitude)]
  const across = Math.sin((north - south) / 2) ** 2
  const along = Math.cos(south) * Math.cos(north) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  return Math.round(2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(across + along))))
}
