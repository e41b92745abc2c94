import { cache } from 'react'
import { pageTags } from '../refresh/cacheTags'
import { loadSitePage, type SitePage } from './loadSitePage'
import { tagPage } from './tagPage'

/** Loads a page of a site once a request of the framework, and tags it in the framework's cache. */
export const sitePage = cache(async (siteId: string, path: string, query: string): Promise<SitePage | null> => {
  const page = await loadSitePage(siteId, path, query)
  if (page && query === '') await tagPage(`${siteId}${path}`, pageTags(page.live.published, page.found ? page.data : null))
  return page
})
