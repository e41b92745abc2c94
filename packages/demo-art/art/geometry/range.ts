/** Evenly spaced numbers from one end to the other, both included. */
export function range(from: number, to: number, step: number): number[] {
  const count = Math.max(1, Math.round((to - from) / step))
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count)
}
