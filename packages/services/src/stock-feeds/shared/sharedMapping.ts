import { type FeedMapping, feedMapping } from '../FeedMapping'
import { suggestedMapping } from '../suggestedMapping'

/** An existing mapping for a file with the same headings. */
export interface SharedMapping {
  /** Another feed of the business, or a supplier format that staff published for all dealers. */
  readonly by: 'feed' | 'format'
  readonly name: string
  readonly mapping: FeedMapping
}

interface Mapped {
  readonly name: string
  readonly mapping: object | null
}

/** The headings that a mapping reads. */
const headingsOf = ({ columns }: FeedMapping): ReadonlySet<string> =>
  new Set(Object.values(columns).flatMap((source) => source?.from ?? []))

/**
 * Finds the mapping of another feed of the business that covers most of a file's headings, or else a supplier format. Offered only if the
 * file has all its headings and it covers more than the suggested mapping (ENT-01).
 */
export const sharedMapping = (
  { feeds, formats }: { readonly feeds: readonly Mapped[]; readonly formats: readonly Mapped[] },
  headings: readonly string[],
): SharedMapping | null => {
  const here = new Set(headings)
  const known = headings.length - suggestedMapping(headings).left.length
  const best = (by: SharedMapping['by'], mapped: readonly Mapped[]) =>
    mapped
      .flatMap(({ name, mapping }) => {
        const read = feedMapping.safeParse(mapping)
        if (!read.success) return []
        const expected = headingsOf(read.data)
        const fits = expected.size > known && [...expected].every((heading) => here.has(heading))
        return fits ? [{ shared: { by, name, mapping: read.data }, size: expected.size }] : []
      })
      .toSorted((one, other) => other.size - one.size)[0]?.shared
  return best('feed', feeds) ?? best('format', formats) ?? null
}
