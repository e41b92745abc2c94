import type { PageData } from '@forecourt/rules/pages/PageData'
import type { Route } from '@forecourt/rules/routing/Route'
import type { Refresh } from '../sites/createSiteRegistry'

/** Expires whatever a site shows. */
export const siteTag = (siteId: string) => `site:${siteId}`
/** Expires lists: what is in them, in which order and how many, may change with any car. */
const stockTag = (organisationId: string) => `stock:${organisationId}`
/** Expires where a site's old addresses lead, which no page shows. */
export const redirectsTag = (siteId: string) => `redirects:${siteId}`
/** Expires the pages that show one car. */
const carTag = (organisationId: string, slug: string) => `car:${organisationId}/${slug}`
/** Expires the pages of all cars at once, after an import. */
const everyCarTag = (organisationId: string) => `cars:${organisationId}`

export interface TaggedSite {
  readonly siteId: string
  readonly organisationId: string
}

/** The tags of a page that is cached: the site's, and what of the stock it shows. */
export function pageTags({ siteId, organisationId }: TaggedSite, data: PageData | null): string[] {
  const tags = [siteTag(siteId)]
  if (data === null) return [...tags, stockTag(organisationId)]
  switch (data.page) {
    case 'car':
    case 'gone':
      return [...tags, everyCarTag(organisationId), ...[data.car, ...data.similar].map(({ slug }) => carTag(organisationId, slug))]
    case 'print':
      return [...tags, everyCarTag(organisationId), carTag(organisationId, data.car.slug)]
    case 'content':
      return Object.values(data.blocks).some((block) => block.cars ?? block.entries ?? block.quick ?? block.count !== undefined)
        ? [...tags, stockTag(organisationId)]
        : tags
    case 'success':
    case 'signIn':
    case 'garage':
    case 'personalisedFinance':
    case 'unsubscribe':
    case 'booking':
    case 'checkout':
    case 'tradeIn':
    case 'favourites':
    case 'reviewFeedback':
      return tags
    default:
      return [...tags, stockTag(organisationId)]
  }
}

/**
 * The tags of a page for caches in front of us, known before it is rendered: a little wider than `pageTags`,
 * so that expiring one never leaves the other stale. What only a car's own page shows may be stale elsewhere, where it isn't shown.
 */
export function surrogateTags({ siteId, organisationId }: TaggedSite, route: Route | null): string[] {
  if (route?.page === 'success') return [siteTag(siteId)]
  const own = route?.page === 'car' ? [carTag(organisationId, route.slug)] : []
  return [siteTag(siteId), stockTag(organisationId), everyCarTag(organisationId), ...own]
}

/** What a change makes stale. */
export function expiredTags(change: Exclude<Refresh, { kind: 'everything' }>): string[] {
  switch (change.kind) {
    case 'site':
      return [siteTag(change.siteId)]
    case 'redirects':
      return [redirectsTag(change.siteId)]
    case 'stock':
      return [stockTag(change.organisationId), everyCarTag(change.organisationId)]
    case 'cars':
      return [stockTag(change.organisationId)]
    case 'car':
      return [stockTag(change.organisationId), carTag(change.organisationId, change.carSlug)]
    case 'carPage':
      return [carTag(change.organisationId, change.carSlug)]
    case 'outbox':
      return []
  }
}

/** The tags that changes make stale; null: every page may be. */
export function staleTags(changes: readonly Refresh[]): readonly string[] | null {
  const tags = new Set<string>()
  for (const change of changes) {
    if (change.kind === 'everything') return null
    for (const tag of expiredTags(change)) tags.add(tag)
  }
  return [...tags]
}
