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
