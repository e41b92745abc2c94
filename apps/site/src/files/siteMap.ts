import type { Database } from '@forecourt/data/createDatabase'
import { listedPaths, maxPosts } from '@forecourt/data/pages/listedPaths'
import { latestPosts } from '@forecourt/data/pages/posts/livePosts'
import type { PublishedSite } from '@forecourt/data/sites/publishedSites'
import { listedAddresses, listedParts } from '@forecourt/data/stock/search/listedAddresses'
import { sitesWithPrecedence } from '@forecourt/data/stock/sitesOfCar'
import { postHref } from '@forecourt/rules/routing/blogHref'
import { carHref } from '@forecourt/rules/routing/carHref'
import { xmlText } from '@forecourt/rules/text/xmlText'
import { carsFile } from '../routing/siteFiles'
import type { LiveSite } from '../sites/createSiteRegistry'

/** Approximate number of cars per sitemap; an index may list 50,000 sitemaps of 50,000 URLs. */
const standardCarsPerSitemap = 10_000

interface FileQuery {
  readonly db: Database
  readonly origin: string
  /** ISO in UTC. */
  readonly now: string
}

interface CarsFileQuery extends FileQuery {
  /** The other live sites of the organisation. */
  readonly others: readonly PublishedSite[]
}

const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const entry = (kind: 'url' | 'sitemap', address: string, changedAt: string | null) =>
  `<${kind}><loc>${xmlText(address)}</loc>${changedAt === null ? '' : `<lastmod>${changedAt}</lastmod>`}</${kind}>`

/** Sitemap index: pages, and cars in parts that change independently. */
export async function siteMapIndex(
  live: LiveSite,
  { db, origin, now, others }: CarsFileQuery,
  carsPerSitemap = standardCarsPerSitemap,
): Promise<string> {
  const preferredSites = sitesWithPrecedence(live.published, others)
  const { parts, found } = await listedParts(db, live.published, { now, max: carsPerSitemap, preferredSites })
  const files = [
    entry('sitemap', `${origin}/sitemap-pages.xml`, null),
    ...found.map(({ part, changedAt }) => entry('sitemap', `${origin}/${carsFile(part, parts)}`, changedAt)),
  ]
  return `${xmlDeclaration}<sitemapindex ${namespace}>\n${files.join('\n')}\n</sitemapindex>\n`
}

/** Sitemap of pages without cars: content, lists that aren't empty, locations, offers and posts. */
export async function siteMapPages(live: LiveSite, { db, origin, now }: FileQuery): Promise<string> {
  const data = await live.siteData()
  const listed = await listedPaths(db, live.published, data, now)
  const hasOffers = listed.some((path) => path.startsWith('/offers/'))
  const paths = listed.filter((path) => !(path === '/search' && data.models.length === 0) && (path !== '/special-offers' || hasOffers))
  const posts = await db.forOrganisation(live.published.organisationId).transaction((tx) => latestPosts(tx, live.published, maxPosts, now))
  const changed = new Map(posts.map((post) => [postHref(post), post.updatedAt]))
  const entries = paths.map((path) => entry('url', `${origin}${path}`, changed.get(path) ?? null))
  return `${xmlDeclaration}<urlset ${namespace}>\n${entries.join('\n')}\n</urlset>\n`
}

/**
 * A sitemap part of cars for sale with last change; excludes sold cars and cars whose canonical page is on another site of the business.
 */
export async function siteMapCars(
  live: LiveSite,
  { db, origin, now, others }: CarsFileQuery,
  part: { readonly part: number; readonly parts: number },
): Promise<string> {
  const preferredSites = sitesWithPrecedence(live.published, others)
  const cars = await listedAddresses(db, live.published, { now, ...part, preferredSites })
  return `${xmlDeclaration}<urlset ${namespace}>\n${cars.map((car) => entry('url', `${origin}${carHref(car)}`, car.changedAt)).join('\n')}\n</urlset>\n`
}
