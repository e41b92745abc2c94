import type { Point } from '../geometry/Camera'

const print = (n: number) => String(Math.round(n * 10) / 10)

/** A soft curve through a few points (Catmull–Rom turned into cubic Béziers). */
export function smoothPath(points: readonly Point[], closed = false): string {
  const n = points.length
  const at = (i: number): Point => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] ?? [0, 0]
  const start = at(0)
  let d = `M${print(start[0])} ${print(start[1])}C`
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6]
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6]
    d += `${[...c1, ...c2, ...p2].map(print).join(' ')} `
  }
  return closed ? `${d.trim()}Z` : d.trim()
}
