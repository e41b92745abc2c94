import { type FeedMapping, feedMapping } from '../FeedMapping'
import { suggestedMapping } from '../suggestedMapping'

/** How another feed of the business reads a file of the same headings. */
export interface SharedMapping {
  readonly feedName: string
  readonly mapping: FeedMapping
}

interface MappedFeed {
  readonly name: string
  readonly mapping: object | null
}

/** The headings a mapping looks under. */
const headingsOf = ({ columns }: FeedMapping): ReadonlySet<string> =>
  new Set(Object.values(columns).flatMap((source) => source?.from ?? []))

/**
 * Of what other feeds of the business were taught, what reads most of a file's headings: offered where it looks under none that the file
 * lacks, and reads more of them than what is known without being taught (ENT-01).
 */
export const sharedMapping = (feeds: readonly MappedFeed[], headings: readonly string[]): SharedMapping | null => {
  const here = new Set(headings)
  const known = headings.length - suggestedMapping(headings).left.length
  const found = feeds.flatMap(({ name, mapping }) => {
    const read = feedMapping.safeParse(mapping)
    if (!read.success) return []
    const asked = headingsOf(read.data)
    const fits = asked.size > known && [...asked].every((heading) => here.has(heading))
    return fits ? [{ shared: { feedName: name, mapping: read.data }, size: asked.size }] : []
  })
  return found.toSorted((one, other) => other.size - one.size)[0]?.shared ?? null
}
