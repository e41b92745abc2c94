import { blogHref, postHref } from '@forecourt/rules/routing/blogHref'
import { contentHref } from '@forecourt/rules/routing/financeHref'
import { locationHref } from '@forecourt/rules/routing/locationHref'
import { offerHref } from '@forecourt/rules/routing/offerHref'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import { shownPages } from '@forecourt/schema/switches/shownItems'
import type { Database } from '../createDatabase'
import { currentOffers } from '../offers/currentOffers'
import type { RenderedSite } from '../sites/RenderedSite'
import { latestPosts } from './posts/livePosts'

/** Maximum of posts in a sitemap; more than any dealer writes. */
export const maxPosts = 5_000

/** Paths of a site's indexable pages except cars: content, make and model lists with cars, locations, offers and posts. */
export const listedPaths = async (
  db: Database,
  site: RenderedSite,
  { models, range, locations }: Pick<SiteData, 'models' | 'range' | 'locations'>,
  now: string,
): Promise<string[]> => {
  const { config } = site
  const posts = await db.forOrganisation(site.organisationId).transaction((tx) => latestPosts(tx, site, maxPosts, now))
  const offers = await db.forOrganisation(site.organisationId).transaction((tx) => currentOffers(tx, site, now))
  const paths = [
    ...shownPages(config).map((page) => contentHref(config, page)),
    '/search',
    ...models.flatMap(({ makeSlug, modelSlug }) => [`/search/${makeSlug}`, `/search/${makeSlug}/${modelSlug}`]),
    ...(range.length > 0 ? ['/models', '/accessories'] : []),
    ...range.flatMap(({ path, accessories }) => [path, ...(accessories > 0 ? [`${path}/accessories`] : [])]),
    '/our-location',
    ...locations.filter(({ visible }) => visible).map((location) => locationHref(config, location)),
    '/special-offers',
    ...offers.map((offer) => offerHref(config, offer)),
    ...(posts.length > 0 ? [blogHref(), ...posts.map(({ category }) => blogHref({ category })), ...posts.map(postHref)] : []),
  ]
  return [...new Set(paths)]
}
