import { headingRank, type ImportColumn, parseHeading } from '../stock-import/stockColumns'
import type { FeedMapping } from './FeedMapping'

/** What a heading such as `listing.seller.name` is about: the whole of it, or its last part. */
const columnNamed = (heading: string): ImportColumn | null =>
  parseHeading(heading) ?? parseHeading(heading.slice(heading.lastIndexOf('.') + 1))

/** A mapping of the headings whose meaning is known, and the headings that are left. */
export const suggestedMapping = (headings: readonly string[]): { readonly mapping: FeedMapping; readonly left: readonly string[] } => {
  const found = new Map<ImportColumn, string[]>()
  const left: string[] = []
  for (const heading of headings) {
    const column = columnNamed(heading)
    if (column) found.set(column, [...(found.get(column) ?? []), heading])
    else left.push(heading)
  }
  // A heading that is the name itself counts before one that only ends in it: `seller.name` isn't the car's.
  const from = (names: readonly string[]) =>
    [...names].sort((one, other) => (headingRank(one) < headingRank(other) ? -1 : headingRank(one) > headingRank(other) ? 1 : 0))
  const columns = Object.fromEntries([...found].map(([column, names]) => [column, { from: from(names), steps: [] }]))
  return { mapping: { version: 1, columns, only: [] }, left }
}
