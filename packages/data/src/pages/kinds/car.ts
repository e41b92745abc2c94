import { otherCarParts } from '@forecourt/rules/car/page/otherCarParts'
import { isInStock } from '@forecourt/rules/entities/isInStock'
import type { PageDataOf } from '@forecourt/rules/pages/PageRules'
import { mayShow } from '@forecourt/rules/parts/Part'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { Database } from '../../createDatabase'
import type { RenderedSite } from '../../sites/RenderedSite'
import { carBySlug, withdrawnCarBySlug } from '../../stock/reading/carBySlug'
import { listBodies } from '../../stock/search/inBodyCategory'
import { similarCars } from '../../stock/search/similarCars'
import { canonicalHost } from '../../stock/sitesOfCar'
import type { PageLoader } from '../PageLoader'

/** Page data of a withdrawn car. Similar cars are its purpose, so that it ignores the setting for cars on sale. */
const loadGone = async (
  db: Database,
  site: RenderedSite,
  slug: string,
  { data, now }: { readonly data: SiteData; readonly now: string },
): Promise<PageDataOf<'gone'> | null> => {
  const withdrawn = await withdrawnCarBySlug(db, site, slug)
  if (!withdrawn) return null
  const { name, make, makeSlug, model, modelSlug, year, carType, itemType } = withdrawn
  const car = { slug: withdrawn.slug, name, make, makeSlug, model, modelSlug, year, carType, itemType }
  return { page: 'gone', site: data, car, similar: await similarCars(db, site, withdrawn, now) }
}

/** A car's page, or that of a withdrawn car. */
export const car: PageLoader<'car'> = {
  load: async (db, site, { slug }, data, { now, others }) => {
    const showsSimilar = mayShow(otherCarParts.similar, site.config)
    // Loads data that doesn't depend on the car in parallel.
    const [car, bodies, sites = []] = await Promise.all([
      carBySlug(db, site, slug),
      showsSimilar ? listBodies(db, site.organisationId) : [],
      others?.sites(),
    ])
    if (!car) return loadGone(db, site, slug, { data, now })
    const [similar, host] = await Promise.all([
      showsSimilar ? similarCars(db, site, car, now, undefined, bodies) : [],
      isInStock(car) ? canonicalHost(db, site, car, { now, others: sites }) : undefined,
    ])
    const canonicalOrigin = host === undefined ? undefined : others?.originOf(host)
    const location = data.locations.find(({ id }) => id === car.locationId) ?? null
    return { page: 'car', site: data, car, location, similar, canonicalOrigin }
  },
}
