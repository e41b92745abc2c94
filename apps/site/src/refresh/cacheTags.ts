import { findPageRules } from '@forecourt/rules/pages/findPageRules'
import type { PageData } from '@forecourt/rules/pages/PageRules'
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
  const { stock, ofShopper } = data === null ? {} : findPageRules(data.page)
  const shown = data && stock ? stock(data) : ofShopper ? 'nothing' : 'lists'
  if (shown === 'nothing') return [siteTag(siteId)]
  if (shown === 'lists') return [siteTag(siteId), stockTag(organisationId)]
  return [siteTag(siteId), everyCarTag(organisationId), ...shown.cars.map((slug) => carTag(organisationId, slug))]
}

/**
 * The tags of a file made of a site, for caches in front of us: wider than those of any page, so that expiring one never leaves the
 * other stale.
 */
export function surrogateTags({ siteId, organisationId }: TaggedSite): string[] {
  return [siteTag(siteId), stockTag(organisationId), everyCarTag(organisationId)]
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
