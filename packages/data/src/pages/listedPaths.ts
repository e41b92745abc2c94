import type { SiteData } from '@forecourt/rules/pages/PageData'
import { locationHref } from '@forecourt/rules/routing/locationHref'
import { offerHref } from '@forecourt/rules/routing/offerHref'
import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'
import { currentOffers } from './currentOffers'

/** Every page of a site worth finding but those of cars: content, lists by make and model that have cars, locations and offers. */
export const listedPaths = async (
  db: Database,
  site: RenderedSite,
  { models, locations }: Pick<SiteData, 'models' | 'locations'>,
  now: string,
): Promise<string[]> => {
  const { config } = site
  const offers = await db.forOrganisation(site.organisationId).transaction((tx) => currentOffers(tx, site, now))
  const paths = [
    ...config.pages.list.filter((page) => page.shown).map((page) => page.path),
    '/search',
    ...models.flatMap(({ makeSlug, modelSlug }) => [`/search/${makeSlug}`, `/search/${makeSlug}/${modelSlug}`]),
    '/our-location',
    ...locations.filter(({ visible }) => visible).map((location) => locationHref(config, location)),
    '/special-offers',
    ...offers.map((offer) => offerHref(config, offer)),
  ]
  return [...new Set(paths)]
}
