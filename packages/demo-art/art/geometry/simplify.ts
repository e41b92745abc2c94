import type { Point } from './Camera'

/** Douglas–Peucker: drops points that lie within `tolerance` pixels of the line through their neighbours. */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return [...points]
  let worst = 0
  let at = 0
  points.forEach((p, i) => {
    const d = distance(p, first, last)
    if (i > 0 && i < points.length - 1 && d > worst) [worst, at] = [d, i]
  })
  if (worst <= tolerance) return [first, last]
  return [...simplify(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(points.slice(at), tolerance)]
}

function distance(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = Math.hypot(dx, dy)
  if (length < 1e-6) return Math.hypot(p[0] - a[0], p[1] - a[1])
  return Math.abs(dx * (p[1] - a[1]) - dy * (p[0] - a[0])) / length
}
