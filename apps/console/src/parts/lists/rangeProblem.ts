/** What is wrong with the two ends of a span as they were read (null: left out, undefined: no number), in words; null where nothing is. */
export const rangeProblem = (from: number | null | undefined, to: number | null | undefined, example: string): string | null => {
  if (from === undefined || to === undefined) return `Type numbers, such as ${example}.`
  return from !== null && to !== null && from > to ? 'From is more than to.' : null
}
