/** What is wrong with the two ends of a span as they were read (null: left out, undefined: no number), in words; null where nothing is. */
export const rangeProblem = (from: number | null | undefined, to: number | null | undefined, example: string): string | null => {
  if (from === undefined || to === undefined) return `Type numbers, such as ${example}.`
  return from !== null && to !== null && from > to ? 'From is more than to.' : null
}

interface Bounds {
  readonly from?: number | undefined
  readonly to?: number | undefined
}

/** A span as people say it: `$10,000–$30,000`, `from 2020`, `to 80,000 km`; empty where it has no end. */
export const formatRange = ({ from, to }: Bounds, write: (value: number) => string): string => {
  if (from !== undefined && to !== undefined) return from === to ? write(from) : `${write(from)}–${write(to)}`
  if (from !== undefined) return `from ${write(from)}`
  return to === undefined ? '' : `to ${write(to)}`
}
