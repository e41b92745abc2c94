import { findPageRules } from '@forecourt/rules/pages/findPageRules'
import type { PageData } from '@forecourt/rules/pages/PageRules'
import type { Refresh } from '../sites/createSiteRegistry'

/** Expires all content of a site. */
export const siteTag = (siteId: string) => `site:${siteId}`
/** Expires lists: any changed car may affect content, order and counts. */
const listsTag = (organisationId: string) => `lists:${organisationId}`
/** Expires a site's redirects. */
export const redirectsTag = (siteId: string) => `redirects:${siteId}`
/** Expires pages of one car. */
const carTag = (organisationId: string, slug: string) => `car:${organisationId}/${slug}`
/** Expires pages of all cars, after an import. */
const everyCarTag = (organisationId: string) => `every-car:${organisationId}`

export interface TaggedSite {
  readonly siteId: string
  readonly organisationId: string
}

/** Cache tags of a page: its site, and the stock it shows. */
export function pageTags({ siteId, organisationId }: TaggedSite, data: PageData | null): string[] {
  const { stock, isPrivate } = data === null ? {} : findPageRules(data.page)
  const shown = data && stock ? stock(data) : isPrivate ? 'nothing' : 'lists'
  if (shown === 'nothing') return [siteTag(siteId)]
  if (shown === 'lists') return [siteTag(siteId), listsTag(organisationId)]
  return [siteTag(siteId), everyCarTag(organisationId), ...shown.cars.map((slug) => carTag(organisationId, slug))]
}

/** Surrogate keys of a site's file for upstream caches: broader than those of a page, so that neither is left stale. */
export function surrogateTags({ siteId, organisationId }: TaggedSite): string[] {
  return [siteTag(siteId), listsTag(organisationId), everyCarTag(organisationId)]
}

/** Tags that a change expires. */
export function expiredTags(change: Exclude<Refresh, { kind: 'everything' }>): string[] {
  switch (change.kind) {
    case 'site':
      return [siteTag(change.siteId)]
    case 'redirects':
      return [redirectsTag(change.siteId)]
    case 'stock':
      return [listsTag(change.organisationId), everyCarTag(change.organisationId)]
    case 'carLists':
      return [listsTag(change.organisationId)]
    case 'car':
      return [listsTag(change.organisationId), carTag(change.organisationId, change.carSlug)]
    case 'carPage':
      return [carTag(change.organisationId, change.carSlug)]
  }
}

/** Tags that changes expire; null for all pages. */
export function staleTags(changes: readonly Refresh[]): readonly string[] | null {
  const tags = new Set<string>()
  for (const change of changes) {
    if (change.kind === 'everything') return null
    for (const tag of expiredTags(change)) tags.add(tag)
  }
  return [...tags]
}
