import type { Point } from './Camera'

/** Same winding for every outline: librsvg joins a clip's paths into one, where opposite windings would cut holes. */
export function clockwise(points: readonly Point[]): Point[] {
  let area = 0
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length] ?? p
    area += p[0] * q[1] - q[0] * p[1]
  })
  return area < 0 ? [...points].reverse() : [...points]
}
