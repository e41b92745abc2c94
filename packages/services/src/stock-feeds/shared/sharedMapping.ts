import { type FeedMapping, feedMapping } from '../FeedMapping'
import { suggestedMapping } from '../suggestedMapping'

/** How a file of the same headings is read already. */
export interface SharedMapping {
  /** Another feed of the business, or a supplier's format that staff published for every dealer. */
  readonly by: 'feed' | 'format'
  readonly name: string
  readonly mapping: FeedMapping
}

interface Mapped {
  readonly name: string
  readonly mapping: object | null
}

/** The headings a mapping looks under. */
const headingsOf = ({ columns }: FeedMapping): ReadonlySet<string> =>
  new Set(Object.values(columns).flatMap((source) => source?.from ?? []))

/**
 * Of what other feeds of the business were taught, what reads most of a file's headings; else of the formats of suppliers. It is offered
 * where it looks under none that the file lacks, and reads more of them than what is known without being taught (ENT-01).
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
        const asked = headingsOf(read.data)
        const fits = asked.size > known && [...asked].every((heading) => here.has(heading))
        return fits ? [{ shared: { by, name, mapping: read.data }, size: asked.size }] : []
      })
      .toSorted((one, other) => other.size - one.size)[0]?.shared
  return best('feed', feeds) ?? best('format', formats) ?? null
}
