import type { SiteData } from '@forecourt/rules/sites/SiteData'
import { env } from '../env'
import { type HttpAnswer, messagePage, redirectTo } from '../http/HttpAnswer'
import type { HttpRequest } from '../http/HttpRequest'
import { closedSiteAt } from '../sites/closedSiteAt'
import type { LiveSite } from '../sites/createSiteRegistry'
import { siteOrigin } from '../sites/siteOrigin'
import { siteRegistry } from '../sites/siteRegistry'
import { closedPage } from './closedPage'

/** The published site of a request and the data that all its pages share. */
export interface FoundSite {
  readonly live: LiveSite
  readonly data: SiteData
}

/** Finds the site by host name; an answer where there is none, where it is closed, or where the host redirects to another. */
export async function findSite({ host, path, query, method }: HttpRequest): Promise<FoundSite | HttpAnswer> {
  let live: LiveSite | null
  let data: SiteData | undefined
  try {
    live = await siteRegistry().byHost(host)
    data = await live?.siteData()
  } catch (error) {
    console.error(error)
    return messagePage(503, 'Back in a moment', 'This site can’t be reached just now. Please try again in a minute.')
  }
  if (!live || !data) {
    const closed = await closedSiteAt(host)
    if (closed) return closedPage(closed)
    return messagePage(404, 'No site here', 'There is no site at this address. Check the spelling, or go back to where you came from.')
  }
  if (method !== 'GET' && method !== 'HEAD') return messagePage(405, 'That doesn’t work here', 'This page can only be read.')
  const { hosts, redirectingHosts } = live.published
  if (hosts[0] && redirectingHosts.includes(host))
    return redirectTo(`${siteOrigin({ hosts }, env().SITE_ORIGIN_TEMPLATE)}${path}${query}`, 308)
  return { live, data }
}
