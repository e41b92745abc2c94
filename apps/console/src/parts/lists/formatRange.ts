/** The problem of a range's parsed ends (null: none, undefined: invalid); null if valid. */
export const rangeProblem = (from: number | null | undefined, to: number | null | undefined, example: string): string | null => {
  if (from === undefined || to === undefined) return `Enter numbers, such as ${example}.`
  return from !== null && to !== null && from > to ? '“From” is higher than “To”.' : null
}

interface Bounds {
  readonly from?: number | undefined
  readonly to?: number | undefined
}

/** Formats a range: `$10,000–$30,000`, `from 2020`, `to 80,000 km`; empty without bounds. */
export const formatRange = ({ from, to }: Bounds, write: (value: number) => string): string => {
  if (from !== undefined && to !== undefined) return from === to ? write(from) : `${write(from)}–${write(to)}`
  if (from !== undefined) return `from ${write(from)}`
  return to === undefined ? '' : `to ${write(to)}`
}
