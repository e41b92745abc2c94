import { siteFileResponse } from '../files/siteFileResponse'
import { sharedAddress } from '../host/sharedAddress'
import type { HttpRequest } from '../http/HttpRequest'
import type { HttpResponse } from '../http/HttpResponse'
import { sharedDraftResponse } from '../shared-drafts/sharedDraftResponse'
import { findPage, findSite, movedTo } from './findPage'
import { loadSitePage } from './loadSitePage'
import { writeSitePage } from './writeSitePage'

/**
 * Handles a request for a site's address: host to site, address to page, data, document. Each step may end it with a response: unknown
 * site, redirect, sign-in, moved page.
 */
export async function handleRequest(request: HttpRequest): Promise<HttpResponse> {
  const draft = sharedAddress(request.path)
  if (draft) return sharedDraftResponse(request, draft)
  const site = await findSite(request)
  if ('status' in site) return site
  const found = await findPage(site, request)
  if ('status' in found) return found
  if (found.kind === 'file') return siteFileResponse(site.live, found.file)
  const page = await loadSitePage(site, found, request.headers.get('cookie'))
  const moved = page.found || found.route === null ? null : await movedTo(site, found.route, request)
  return moved ?? writeSitePage(page, found)
}
