import { siteTags, tagOrigins } from '@forecourt/rules/measuring/siteTags'
import { findPageRules } from '@forecourt/rules/pages/findPageRules'
import { type DocumentAssets, documentAssets } from '../document/documentAssets'
import { type WrittenDocument, writeDocument } from '../document/writeDocument'
import { env } from '../env'
import { createHost } from '../host/siteHost'
import { type HttpResponse, withEtag } from '../http/HttpResponse'
import { pageTags } from '../refresh/cacheTags'
import type { FoundPage } from './findPage'
import { hostOptions } from './hostOptions'
import type { SitePage } from './loadSitePage'
import { pageMetadata, siteLanguage } from './pageMetadata'
import { SitePageView } from './SitePageView'

/** Whether a site may load third-party tags: all, none, or comma-separated slugs. */
const tagsAllowed = (slug: string, allowed: string): boolean => allowed === 'all' || allowed.split(',').includes(slug)

/** Seconds. Covers time-dependent content such as opening hours; everything else expires by tag. */
const freshSeconds = 300
const staleSeconds = 86_400

/** Cache headers: shared caches for public pages only. */
function cacheHeaders(page: SitePage, { isPrivate, query, gated }: FoundPage): { readonly [name: string]: string } {
  if (isPrivate || gated) return { 'cache-control': 'private, no-store' }
  // A list from the database without the search index is temporary.
  const isPartial = page.found && page.data.page === 'search' && page.data.result.limited
  if (query !== '' || isPartial) return { 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' }
  return {
    'cache-control': `s-maxage=${freshSeconds}, stale-while-revalidate=${staleSeconds}`,
    'surrogate-key': pageTags(page.live.published, page.found ? page.data : null).join(' '),
  }
}

const pageStatus = (page: SitePage): 200 | 404 | 410 => (page.found ? (findPageRules(page.data.page).status ?? 200) : 404)

/** Renders a page as a document without what only a response has: status, cache headers and etag. */
export function writePageDocument(page: SitePage, assets: DocumentAssets = documentAssets()): WrittenDocument {
  const { live, config } = page
  const mayLoadTags = tagsAllowed(live.published.slug, env().THIRD_PARTY_TAGS)
  const options = hostOptions(live)
  return writeDocument({
    language: siteLanguage(live),
    theme: config.theme,
    metadata: pageMetadata(page),
    host: createHost(options),
    hostOptions: options,
    origins: tagOrigins(mayLoadTags ? siteTags(config) : null),
    body: <SitePageView page={page} mayLoadTags={mayLoadTags} />,
    assets,
  })
}

/** Renders a page as a document with status, cache headers and security policy. */
export function writeSitePage(page: SitePage, found: FoundPage, assets?: DocumentAssets): HttpResponse {
  const { html, headers } = writePageDocument(page, assets)
  return withEtag({
    status: pageStatus(page),
    headers: { ...headers, ...cacheHeaders(page, found), 'speculation-rules': '"/api/speculation-rules"' },
    body: html,
  })
}
