import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { Database } from '../../createDatabase'
import { type PublishedSite, publishedSite } from '../../sites/publishedSites'
import { listedPaths } from '../listedPaths'
import { loadSiteData } from '../loadSiteData'
import type { OwnLead } from './writeRedirects'

/** The routes of a live site; null for a site that isn't live. */
export interface SiteRoutes {
  readonly site: PublishedSite
  readonly data: SiteData
  readonly ownLead: OwnLead
  /** Warnings by old path: pages that the redirect would hide. */
  shadowed(froms: readonly string[]): Promise<Map<string, string>>
}

/** Maximum number of page names in a warning. */
const mostNamed = 3

/** Loads the routes of a site as they are live now. */
export const siteRoutes = async (db: Database, siteId: string, now: string): Promise<SiteRoutes | null> => {
  const site = await publishedSite(db, siteId)
  if (!site) return null
  const { config, organisationId } = site
  const data = await loadSiteData(db, site, now)
  const { names } = data

  return {
    site,
    data,

    ownLead(path) {
      const match = matchRoute(config, names, path)
      return match.kind === 'redirect' ? match.to : null
    },

    async shadowed(froms) {
      const found = new Map<string, string>()
      const cars = new Map<string, string>()
      const offers = new Map<string, string>()
      const paths = froms.some((from) => from.endsWith('*')) ? await listedPaths(db, site, data, now) : []
      for (const from of froms) {
        if (from.endsWith('*')) {
          const start = from.slice(0, -1)
          const under = paths.filter((path) => path.startsWith(start) || `${path}/` === start)
          const isOfCars = '/cars/'.startsWith(start) || start.startsWith('/cars/')
          const [more, named] = [under.length - mostNamed, under.slice(0, mostNamed).join(', ')]
          if (isOfCars) found.set(from, 'Car pages are at this address, so shoppers could no longer open them.')
          else if (under.length > 0)
            found.set(
              from,
              `Pages are at this address, so shoppers could no longer open them: ${named}${more > 0 ? ` and ${more} more` : ''}.`,
            )
          continue
        }
        if (from.includes('?')) continue
        const match = matchRoute(config, names, from)
        if (match.kind !== 'page') continue
        const { route } = match
        if (route.page === 'car' || route.page === 'print') cars.set(from, route.slug)
        else if (route.page === 'offer') offers.set(from, route.offerId)
        else if (route.page !== 'location' || names.locationSlugs.includes(route.slug))
          found.set(from, 'A page of the site is at this address, so shoppers could no longer open it.')
      }
      await db.forOrganisation(organisationId).transaction(async (tx) => {
        const slugs = [...new Set(cars.values())]
        const known = new Set(
          (slugs.length === 0 ? [] : await tx.car.findMany({ where: { organisationId, slug: { in: slugs } }, select: { slug: true } })).map(
            ({ slug }) => slug,
          ),
        )
        for (const [from, slug] of cars)
          if (known.has(slug)) found.set(from, 'A car’s page is at this address, so shoppers could no longer open it.')
        const ids = [...new Set(offers.values())]
        const there = new Set(
          (ids.length === 0 ? [] : await tx.offer.findMany({ where: { organisationId, id: { in: ids } }, select: { id: true } })).map(
            ({ id }) => id,
          ),
        )
        for (const [from, id] of offers)
          if (there.has(id)) found.set(from, 'An offer’s page is at this address, so shoppers could no longer open it.')
      })
      return found
    },
  }
}
