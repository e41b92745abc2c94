import { makeAndModel } from '@forecourt/rules/car/words/makeAndModel'
import { leastShownCents } from '@forecourt/rules/entities/hasPrice'
import { withHolidays } from '@forecourt/rules/hours/withHolidays'
import type { PricedCount, SiteData } from '@forecourt/rules/sites/SiteData'
import { bookingOffers } from '../bookings/bookingOffers'
import type { Database } from '../createDatabase'
import { answerFigures } from '../leads/inbox/answerFigures'
import { draftedLocations } from '../location-drafts/draftedLocations'
import { rangeModels } from '../manufacturers/rangeModels'
import { currentOffers } from '../offers/currentOffers'
import { toLocation } from '../organisations/toLocation'
import type { SharedSite } from '../sites/RenderedSite'
import { listedStock } from '../stock/search/listedStock'
import { routeMakes } from './routeMakes'
import { stockModels } from './stockModels'

interface Options {
  /** Locations as their drafts have them: for previews and shared drafts, never for shoppers. */
  readonly withDrafts?: boolean
}

/** What every page of a site has at hand. */
export const loadSiteData = (db: Database, site: SharedSite, now: string, { withDrafts = false }: Options = {}): Promise<SiteData> =>
  db.forOrganisation(site.organisationId).transaction(async (tx) => {
    const { organisationId, dealershipIds } = site
    const limited = dealershipIds.length > 0
    const dealershipRows = await tx.dealership.findMany({
      where: { organisationId, id: limited ? { in: [...dealershipIds] } : undefined },
      orderBy: { name: 'asc' },
    })
    const locationRows = await tx.location.findMany({
      where: { organisationId, dealershipId: limited ? { in: [...dealershipIds] } : undefined },
      include: { dealership: true },
      orderBy: [{ primary: 'desc' }, { name: 'asc' }],
    })
    const places = withDrafts ? await draftedLocations(tx, site) : locationRows.map(toLocation)
    const locations = places.map((place) => withHolidays(place, now))
    const counts = await tx.$queryRaw<{ id: string; count: number }[]>`
      select car.dealership_id as id, count(*)::int as count from cars car where ${listedStock(site, now)} group by 1`
    const prices = await tx.$queryRaw<PricedCount[]>`
      select case when car.price_cents > ${leastShownCents} then car.price_type end as "priceType",
        coalesce(car.subscription_price_cents, 0) > 0 as subscribed, count(*)::int as count
      from cars car where ${listedStock(site, now)} group by 1, 2 order by 1, 2`
    const stockOf = (id: string) => counts.find((row) => row.id === id)?.count ?? 0
    const represented = [...new Set(dealershipRows.flatMap((dealership) => dealership.makes))]
    const models = await stockModels(tx, site, now)
    const range = await rangeModels(tx, site, { makes: represented, stock: models, now })
    // A model of a business's own may be of a make that none of its dealerships says it represents.
    const makes = await routeMakes(tx, site, [...represented, ...range.map(({ make }) => make)])
    const answers = await answerFigures(tx, { organisationId, siteId: site.siteId, now })
    const accounts = await tx.paymentAccount.count({ where: { organisationId, endedAt: null, provider: { not: 'testBank' } } })
    return {
      ...(accounts > 0 && { acceptsCards: true }),
      ...(answers && { answers }),
      locations,
      dealerships: dealershipRows.map(({ id, slug, name, makes, reviewUrl }) => ({
        id,
        slug,
        name,
        makes,
        reviewUrl,
        stockCount: stockOf(id),
      })),
      names: {
        makes,
        modelPages: range.map(({ id, make, model, modelSlug, path }) => ({
          id,
          name: makeAndModel(make, model),
          path,
          plain: `/${modelSlug}`,
        })),
        dealershipSlugs: dealershipRows.map(({ slug }) => slug),
        locationSlugs: locationRows.map(({ slug }) => slug),
      },
      models,
      range,
      carOffers: await currentOffers(tx, site, now, { onCars: true }),
      prices,
      bookings: await bookingOffers(
        tx,
        organisationId,
        locations.map(({ id }) => id),
      ),
      stockCount: counts.reduce((sum, { count }) => sum + count, 0),
    }
  })
