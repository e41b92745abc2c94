import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import { isPlatformPath } from '@forecourt/rules/routing/redirects/parseRedirect'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { Database } from '../../createDatabase'
import { type PublishedSite, publishedSite } from '../../sites/publishedSites'
import { listedPaths } from '../listedPaths'
import { loadSiteData } from '../loadSiteData'
import { livePosts } from '../posts/livePosts'
import type { OwnRedirect } from './writeRedirects'

/** The routes of a live site; null for a site that isn't live. */
export interface SiteRoutes {
  readonly site: PublishedSite
  readonly data: SiteData
  readonly ownTarget: OwnRedirect
  /** Warnings by old path: pages that the redirect would hide. */
  hiddenPages(froms: readonly string[]): Promise<Map<string, string>>
  /** Paths without a page, by target of a redirect. Other sites' addresses and wildcards aren't checked. */
  targetsWithoutPage(targets: readonly string[]): Promise<Map<string, string>>
}

const ownOrigin = 'https://own.invalid'

/** Maximum number of page names in a warning. */
const maxNamed = 3

/** Loads the routes of a site as they are live now. */
export const siteRoutes = async (db: Database, siteId: string, now: string): Promise<SiteRoutes | null> => {
  const site = await publishedSite(db, siteId)
  if (!site) return null
  const { config, organisationId } = site
  const data = await loadSiteData(db, site, now)
  const { names } = data

  /** What is at each path, such as 'A car’s page'; paths without a page are omitted. */
  const pagesAt = async (paths: readonly string[]): Promise<Map<string, string>> => {
    const found = new Map<string, string>()
    const keyed = { car: new Map<string, string>(), offer: new Map<string, string>(), post: new Map<string, string>() }
    for (const path of paths) {
      const match = matchRoute(config, names, path)
      if (match.kind !== 'page') continue
      const { route } = match
      if (route.page === 'car' || route.page === 'print') keyed.car.set(path, route.slug)
      else if (route.page === 'offer') keyed.offer.set(path, route.offerId)
      else if (route.page === 'post') keyed.post.set(path, route.slug)
      else if (route.page !== 'location' || names.locationSlugs.includes(route.slug)) found.set(path, 'A page of the site')
    }
    const slugIn = (of: ReadonlyMap<string, string>) => ({ slug: { in: [...new Set(of.values())] } })
    await db.forOrganisation(organisationId).transaction(async (tx) => {
      const addFound = (of: ReadonlyMap<string, string>, known: readonly string[], what: string) => {
        const existing = new Set(known)
        for (const [path, key] of of) if (existing.has(key)) found.set(path, what)
      }
      if (keyed.car.size > 0) {
        const cars = await tx.car.findMany({ where: { organisationId, ...slugIn(keyed.car) }, select: { slug: true } })
        addFound(
          keyed.car,
          cars.map(({ slug }) => slug),
          'A car’s page',
        )
      }
      if (keyed.offer.size > 0) {
        const where = { organisationId, id: { in: [...new Set(keyed.offer.values())] } }
        const offers = await tx.offer.findMany({ where, select: { id: true } })
        addFound(
          keyed.offer,
          offers.map(({ id }) => id),
          'An offer’s page',
        )
      }
      if (keyed.post.size > 0) {
        const posts = await tx.post.findMany({ where: { ...livePosts(site, now), ...slugIn(keyed.post) }, select: { slug: true } })
        addFound(
          keyed.post,
          posts.map(({ slug }) => slug),
          'A post',
        )
      }
    })
    return found
  }

  return {
    site,
    data,

    async targetsWithoutPage(targets) {
      const paths = new Map<string, string>()
      for (const to of targets) {
        if (to.includes('*')) continue
        const url = URL.parse(to, ownOrigin)
        if (url === null || (url.origin !== ownOrigin && !site.hosts.includes(url.host))) continue
        if (!isPlatformPath(url.pathname) && matchRoute(config, names, url.pathname).kind !== 'redirect') paths.set(to, url.pathname)
      }
      const existing = await pagesAt([...new Set(paths.values())])
      return new Map([...paths].filter(([, path]) => !existing.has(path)))
    },

    ownTarget(path) {
      const match = matchRoute(config, names, path)
      return match.kind === 'redirect' ? match.to : null
    },

    async hiddenPages(froms) {
      const found = new Map<string, string>()
      const wildcards = froms.filter((from) => from.endsWith('*'))
      const paths = wildcards.length > 0 ? await listedPaths(db, site, data, now) : []
      for (const from of wildcards) {
        const prefix = from.slice(0, -1)
        const hidden = paths.filter((path) => path.startsWith(prefix) || `${path}/` === prefix)
        const isOfCars = '/cars/'.startsWith(prefix) || prefix.startsWith('/cars/')
        const [more, named] = [hidden.length - maxNamed, hidden.slice(0, maxNamed).join(', ')]
        if (isOfCars) found.set(from, 'Car pages are at this address, so shoppers could no longer open them.')
        else if (hidden.length > 0)
          found.set(
            from,
            `Pages are at this address, so shoppers could no longer open them: ${named}${more > 0 ? ` and ${more} more` : ''}.`,
          )
      }
      const plain = froms.filter((from) => !from.endsWith('*') && !from.includes('?'))
      for (const [from, what] of await pagesAt(plain)) found.set(from, `${what} is at this address, so shoppers could no longer open it.`)
      return found
    },
  }
}
