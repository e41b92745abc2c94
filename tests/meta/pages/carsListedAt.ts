import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import { parseSearch } from '@forecourt/rules/search/parseSearch'
import { demoNow } from '../demoNow'
import type { Demo, DemoSite } from '../seededDemo'

/** Number of cars at a list's address; null for an address that is no list. */
export const carsListedAt = async (demo: Demo, { site, siteData }: DemoSite, href: string): Promise<number | null> => {
  const { pathname, searchParams } = new URL(href, 'http://site')
  const match = matchRoute(site.config, siteData.names, pathname)
  if (match.kind !== 'page' || match.route.page !== 'search') return null
  const { preset } = match.route
  const state = parseSearch(searchParams, { config: site.config, preset })
  const index = await demo.indexOf(site)
  return index.search(state, { config: site.config, preset, dealershipIds: site.dealershipIds, now: demoNow }).total
}
