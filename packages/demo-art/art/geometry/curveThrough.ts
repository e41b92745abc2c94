/** Points of a curve: pairs of a position (x) and the value there. */
export type Knots = readonly (readonly [number, number])[]

/**
 * A monotone cubic through the knots (Fritsch–Carlson): no overshoot, so a beltline never bulges between its knots. Before the first and after
 * the last knot the value is constant.
 */
export function curveThrough(knots: Knots): (x: number) => number {
  const xs = knots.map((k) => k[0])
  const ys = knots.map((k) => k[1])
  const last = xs.length - 1
  const at = (list: readonly number[], i: number) => list[i] ?? 0
  const slopes = xs.slice(0, last).map((x, i) => (at(ys, i + 1) - at(ys, i)) / (at(xs, i + 1) - x || 1e-6))
  const tangents = xs.map((_, i) => {
    if (i === 0) return at(slopes, 0)
    if (i === last) return at(slopes, last - 1)
    const a = at(slopes, i - 1)
    const b = at(slopes, i)
    return a * b <= 0 ? 0 : (2 * a * b) / (a + b)
  })
  return (x) => {
    if (x <= at(xs, 0)) return at(ys, 0)
    if (x >= at(xs, last)) return at(ys, last)
    let i = 0
    while (x > at(xs, i + 1)) i++
    const h = at(xs, i + 1) - at(xs, i)
    const t = (x - at(xs, i)) / h
    const t2 = t * t
    const t3 = t2 * t
    return (
      (2 * t3 - 3 * t2 + 1) * at(ys, i) +
      (t3 - 2 * t2 + t) * h * at(tangents, i) +
      (-2 * t3 + 3 * t2) * at(ys, i + 1) +
      (t3 - t2) * h * at(tangents, i + 1)
    )
  }
}
