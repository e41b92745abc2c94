import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** What decides which of several sites is canonical for a car's page. */
interface RankedSite {
  readonly siteId: string
  /** Dealerships whose stock it shows; empty for the whole organisation. */
  readonly dealershipIds: readonly string[]
}

const dealershipCount = ({ dealershipIds }: RankedSite): number =>
  dealershipIds.length === 0 ? Number.POSITIVE_INFINITY : dealershipIds.length

/**
 * Whether one site is canonical before another for cars on both (RTE-04): the one with fewer dealerships is closer to the car, such as a
 * dealership's own site against its group's. Ties are broken by id.
 */
export const isCanonicalBefore = (one: RankedSite, other: RankedSite): boolean =>
  dealershipCount(one) === dealershipCount(other) ? one.siteId < other.siteId : dealershipCount(one) < dealershipCount(other)

/** Whether a site allows indexing by search engines (RTE-01 to RTE-26). */
export const allowsIndexing = ({ seo }: { readonly seo: Pick<ResolvedConfig['seo'], 'index'> }): boolean => seo.index
