import { makeAndModel } from '@forecourt/rules/car/texts/carTitle'
import type { CarType, SimpleFuel } from '@forecourt/rules/entities/Car'
import { minShownCents } from '@forecourt/rules/entities/isInStock'
import type { StockModel } from '@forecourt/rules/entities/RangeModel'
import { withHolidays } from '@forecourt/rules/hours/withHolidays'
import type { RouteNames } from '@forecourt/rules/routing/parseSearchPreset'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import { facetTitle } from '@forecourt/rules/search/facetTitle'
import type { PricedCount, SiteData } from '@forecourt/rules/sites/SiteData'
import { visitsOfLocations } from '../bookings/bookingLocation'
import type { Database } from '../createDatabase'
import { Prisma } from '../generated/client'
import { answerFigures } from '../leads/inbox/answerTimes'
import { draftedLocations } from '../location-drafts/draftedLocations'
import { knownModels } from '../manufacturers/listKnownMakes'
import { rangeModels } from '../manufacturers/rangeModels'
import { currentOffers } from '../offers/currentOffers'
import { offerStock } from '../offers/offerStock'
import { toLocation } from '../organisations/listLocations'
import type { ListingSite, SharedSite } from '../sites/RenderedSite'
import { storedBody } from '../stock/search/inBodyCategory'
import { awaited, listedStock, siteStock } from '../stock/search/listedStock'
import type { Transaction } from '../Transaction'
import { lowestTotals } from './lowestTotals'

interface MakeAndModel {
  readonly make: string
  readonly makeSlug: string
  readonly model: string
  readonly modelSlug: string
}

/**
 * Every make (with its logo, SRC-08) and model that the site ever had in stock, and every make that its dealerships represent, so that
 * search pages stay after the last car is sold (RTE-14).
 */
export const routeMakes = async (tx: Transaction, site: ListingSite, franchises: readonly string[]): Promise<RouteNames['makes']> => {
  const rows = await tx.$queryRaw<MakeAndModel[]>`
    select min(car.make) as make, car.make_slug as "makeSlug", min(car.model) as model, car.model_slug as "modelSlug"
    from cars car
    where ${siteStock(site)} and car.status <> 'draft'
    group by car.make_slug, car.model_slug
    order by 1, 3`
  const makes = new Map<string, { slug: string; name: string; models: { slug: string; name: string }[] }>()
  for (const name of franchises) makes.set(toSlug(name), { slug: toSlug(name), name, models: [] })
  for (const { make, makeSlug, model, modelSlug } of rows) {
    const entry = makes.get(makeSlug) ?? { slug: makeSlug, name: make, models: [] }
    makes.set(makeSlug, { ...entry, name: make, models: [...entry.models, { slug: modelSlug, name: model }] })
  }
  const logos = await tx.manufacturer.findMany({
    where: { slug: { in: [...makes.keys()] }, logoKey: { not: null } },
    select: { slug: true, logoKey: true },
  })
  const logoOf = (slug: string) => logos.find((row) => row.slug === slug)?.logoKey
  const withLogo = [...makes.values()].map((make) => ({ ...make, ...(logoOf(make.slug) ? { logoKey: logoOf(make.slug) ?? '' } : {}) }))
  return withLogo.sort((one, other) => one.name.localeCompare(other.name, 'en-AU'))
}

const electric = ['Electric', 'Hybrid', 'PHEV'] satisfies SimpleFuel[]

const soldNew = Prisma.sql`car.car_type = 'new' and car.status <> 'sold'`

/** Listed cars of a condition, as many as their list has (SRC-31); none if all of them are sold. */
const countOf = (condition: CarType) =>
  Prisma.sql`(case when bool_or(car.car_type = ${condition} and car.status <> 'sold') then count(*) filter (where car.car_type = ${condition}) else 0 end)::int`

/**
 * Models with listed cars, by make and name, with their most frequent body (NAV-18). The counts equal those of the model's lists
 * (SRC-31), including recently sold cars; the flags for coming and electric use cars on sale only.
 */
export const stockModels = async (tx: Transaction, site: ListingSite, now: string): Promise<StockModel[]> => {
  const models = await tx.$queryRaw<StockModel[]>`
    select min(car.make) as make, car.make_slug as "makeSlug", min(car.model) as model, car.model_slug as "modelSlug",
      coalesce(mode() within group (order by ${storedBody}), min(known.body)) as body,
      count(*)::int as count, (count(*) filter (where car.item_type <> 'car'))::int as "otherCount",
      mode() within group (order by car.item_type) as "itemType",
      ${countOf('new')} as "newCount", ${countOf('demo')} as "demoCount", ${countOf('used')} as "usedCount",
      (count(*) filter (where car.car_type = 'new' and ${awaited}))::int as "awaitedCount",
      (count(*) filter (where ${soldNew} and car.status = 'coming_soon'))::int as "comingCount",
      coalesce(bool_or(known.published and known.status = 'coming_soon'), false) as "isAnnounced",
      coalesce(array_agg(distinct car.simple_fuel) filter (where ${soldNew} and car.simple_fuel = any(${electric})), '{}') as electrified
    from cars car
    left join ${knownModels(site.organisationId)} known on known.manufacturer_slug = car.make_slug and known.slug = car.model_slug
    where ${listedStock(site, now)}
    group by car.make_slug, car.model_slug
    order by 1, 3`
  const totals = await lowestTotals(tx, site, now)
  return models.map((model) => {
    const total = totals.get(`${model.makeSlug}/${model.modelSlug}`)
    return { ...model, body: model.body && facetTitle('body', model.body, model.itemType), ...(total && { lowestTotal: total }) }
  })
}

interface Options {
  /** Includes drafts of locations: for previews and shared drafts only. */
  readonly withDrafts?: boolean
}

/** Data that every page of a site needs. */
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
    const unsortedLocations = withDrafts ? await draftedLocations(tx, site) : locationRows.map(toLocation)
    const locations = unsortedLocations.map((place) => withHolidays(place, now))
    const counts = await tx.$queryRaw<{ id: string; count: number }[]>`
      select car.dealership_id as id, count(*)::int as count from cars car where ${listedStock(site, now)} group by 1`
    const prices = await tx.$queryRaw<PricedCount[]>`
      select case when car.price_cents > ${minShownCents} then car.price_type end as "priceType",
        coalesce(car.subscription_price_cents, 0) > 0 as subscribed, count(*)::int as count
      from cars car where ${listedStock(site, now)} group by 1, 2 order by 1, 2`
    const stockOf = (id: string) => counts.find((row) => row.id === id)?.count ?? 0
    const represented = [...new Set(dealershipRows.flatMap((dealership) => dealership.makes))]
    const models = await stockModels(tx, site, now)
    const range = await rangeModels(tx, site, { makes: represented, stock: models, now })
    // An organisation's own model may be of a make that none of its dealerships represents.
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
          defaultPath: `/${modelSlug}`,
        })),
        dealershipSlugs: dealershipRows.map(({ slug }) => slug),
        locationSlugs: locationRows.map(({ slug }) => slug),
      },
      models,
      range,
      carOffers: await currentOffers(tx, site, now, { onCars: true }),
      offerStock: await offerStock(tx, site, await currentOffers(tx, site, now), now),
      prices,
      ...(await visitsOfLocations(
        tx,
        organisationId,
        locations.map(({ id }) => id),
      )),
      stockCount: counts.reduce((sum, { count }) => sum + count, 0),
    }
  })
