import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** What decides which of several sites a car's page is found on. */
interface RankedSite {
  readonly siteId: string
  /** Whose stock it shows; empty means the whole organisation's. */
  readonly dealershipIds: readonly string[]
}

const width = ({ dealershipIds }: RankedSite): number => (dealershipIds.length === 0 ? Number.POSITIVE_INFINITY : dealershipIds.length)

/**
 * Says whether search engines are sent to one site before another for cars that both list (RTE-04): the site of fewer dealerships is
 * closer to the car, as a dealership's own site is than its group's. Of as many, it is always the same one.
 */
export const comesBefore = (one: RankedSite, other: RankedSite): boolean =>
  width(one) === width(other) ? one.siteId < other.siteId : width(one) < width(other)

/** Whether a site wants to be found by search engines, on any of its pages (RTE-01 to RTE-26). */
export const wantsToBeFound = ({ seo }: { readonly seo: Pick<ResolvedConfig['seo'], 'index'> }): boolean => seo.index
