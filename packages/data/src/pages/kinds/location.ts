import { locationsHref } from '@forecourt/rules/routing/locationHref'
import { Prisma } from '../../generated/client'
import { selectCars } from '../../stock/reading/selectCars'
import { listedStock } from '../../stock/search/listedStock'
import type { PageLoader } from '../PageLoader'
import { latestReviews } from '../reviewSummary'

const carsAtLocation = 4
const reviewsAtLocation = 6

/** A location with its latest cars and reviews. The page of a removed one has moved to the list of all. */
export const location: PageLoader<'location'> = {
  load: async (db, site, { slug }, data, { now }) => {
    const location = data.locations.find((candidate) => candidate.slug === slug && candidate.visible)
    if (!location) return null
    return db.forOrganisation(site.organisationId).transaction(async (tx) => ({
      page: 'location',
      site: data,
      location,
      cars: await selectCars(tx, {
        where: Prisma.sql`${listedStock(site, now)} and car.status <> 'sold' and car.location_id = ${location.id}`,
        order: Prisma.sql`car.created_at desc, car.id`,
        limit: carsAtLocation,
      }),
      reviews: await latestReviews(tx, site, { limit: reviewsAtLocation, locationId: location.id }),
    }))
  },
  movedTo: async (db, { organisationId, dealershipIds, config }, { slug }) => {
    const removed = await db.forOrganisation(organisationId).transaction((tx) =>
      tx.location.count({
        where: {
          ...{ organisationId, slug, removedAt: { not: null } },
          dealershipId: dealershipIds.length > 0 ? { in: [...dealershipIds] } : undefined,
        },
      }),
    )
    return removed > 0 ? locationsHref(config) : null
  },
}
