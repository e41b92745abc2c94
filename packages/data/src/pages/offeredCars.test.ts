import type { Offer } from '@forecourt/rules/entities/Offer'
import { offerFit, offersOfCar } from '@forecourt/rules/offers/offersOfCar'
import { shows } from '@forecourt/rules/parts/Part'
import { buildOffer } from '@forecourt/rules/testing/buildOffer'
import { beforeAll, expect, it } from 'vitest'
import { matchingCars } from '../offers/offerCars'
import { offerStock } from '../offers/offerStock'
import { insertOffers } from '../organisations/insertOrganisation'
import type { RenderedSite } from '../sites/RenderedSite'
import { addCars } from '../testing/addCars'
import { liveSite } from '../testing/siteDraft'
import { useWorld } from '../testing/useWorld'
import { loadPage } from './loadPage'
import { loadSiteData } from './loadSiteData'
import { offeredCars } from './offerPage'

const world = useWorld()
const now = '2026-06-10T00:00:00.000Z'
/** An offer for all cars; `onCars`: it shows on all cars that match it. */
const { isExcluded: _, ...anyOffer } = buildOffer({ manufacturer: null, modelName: null, category: 'Service', onCars: true })

const cars = [
  { carType: 'used', make: 'Toyota', model: 'RAV4', simpleFuel: 'Hybrid', fuel: 'Hybrid', priceCents: 2_500_000, year: 2020 },
  { carType: 'new', make: 'Toyota', model: 'RAV4', simpleFuel: null, fuel: 'Unleaded Petrol', priceCents: 5_000_000, year: 2026 },
  { carType: 'demo', make: 'Kia', model: 'Carnival', simpleFuel: null, fuel: 'Diesel', priceCents: null, year: 2024 },
  { carType: 'used', make: 'Kia', model: 'Rio', simpleFuel: null, fuel: null, priceCents: 900, year: 2012 },
] as const

let site: RenderedSite
beforeAll(async () => {
  const rows = cars.map((car, index) => ({ ...car, driveAwayCents: car.priceCents, id: `fit-${index}`, vin: null }))
  await addCars(world.db, world.north, rows)
  site = await liveSite(world.db, world.north.siteId)
})

it.each<{ name: string; terms: Partial<Offer> }>([
  { name: 'any car', terms: {} },
  { name: 'new cars', terms: { category: 'New' } },
  { name: 'demos', terms: { category: 'Demo' } },
  { name: 'used cars of a make', terms: { category: 'Used', manufacturer: 'kia' } },
  { name: 'a model', terms: { modelName: 'Rav4' } },
  { name: 'petrol and diesel', terms: { fuels: ['Petrol', 'Diesel'] } },
  { name: 'hybrids', terms: { fuels: ['Hybrid'] } },
  { name: 'a maximum price', terms: { priceToCents: 2_500_000 } },
  { name: 'a minimum price', terms: { priceFromCents: 1 } },
  { name: 'a year', terms: { yearFrom: 2020 } },
  { name: 'another location', terms: { locationIds: ['elsewhere', 'north'] } },
])('an offer’s page finds the cars that the rule `offerFit` matches with an offer (OFR-01): $name', async ({ terms }) => {
  const offer = { ...anyOffer, ...terms }
  const scope = world.db.forOrganisation(world.north.organisationId)
  const found = (await scope.transaction((tx) => offeredCars(tx, site, offer, now))).cars.filter(({ id }) => id.startsWith('fit-'))
  const { cars: all } = await scope.transaction((tx) => offeredCars(tx, site, anyOffer, now))
  const { organisationId } = world.north
  const matching = await matchingCars(scope, { organisationId, siteIds: null, offer })
  const { hasMore, cars: onPage } = await scope.transaction((tx) => offeredCars(tx, site, offer, now))
  expect(matching.cars.map(({ id }) => id)).toEqual(onPage.slice(0, 3).map(({ id }) => id))
  expect(hasMore ? matching.total > 4 : matching.total).toBe(hasMore ? true : onPage.length)
  expect(found.map(({ id }) => id)).toEqual(all.filter((car) => shows(offerFit, { offer, car })).map(({ id }) => id))
})

it('an offer’s page lists no car that isn’t available today, and says whether there are more (OFR-02)', async () => {
  const { organisationId } = world.north
  const states = [
    { reserved: true },
    // Spaces around the tag don't matter.
    { tag: ' Test drive only' },
    { status: 'coming_soon' },
    { preorder: true },
    {},
    {},
    {},
    {},
    {},
  ] as const
  const stinger = { vin: null, carType: 'used', make: 'Kia', model: 'Stinger', year: 2021 } as const
  const rows = states.map((state, at) => ({ ...state, ...stinger, id: `had-${at}` }))
  await addCars(world.db, world.north, rows)
  const offer = { ...anyOffer, onCars: false, category: 'Used', manufacturer: 'Kia', modelName: 'Stinger' } as const
  const scope = world.db.forOrganisation(organisationId)
  const offered = () => scope.transaction((tx) => offeredCars(tx, site, offer, now))
  // Five cars are available, and the page lists at most four.
  const { cars: found, hasMore } = await offered()
  expect(found.map(({ status, reserved, preorder }) => [status, reserved, preorder])).toEqual(found.map(() => ['in_stock', false, false]))
  expect(hasMore).toBe(true)

  await scope.transaction((tx) =>
    tx.car.updateMany({ where: { organisationId, id: { in: ['had-4', 'had-5'] } }, data: { reserved: true } }),
  )
  expect(await offered()).toMatchObject({ cars: [{}, {}, {}], hasMore: false })
})

it('an offer’s page lists the first 24 cars chosen for an offer, and says whether there are more (OFR-02)', async () => {
  const { organisationId } = world.north
  const many = { ...anyOffer, id: 'many', name: 'Many', onCars: false }
  const ids = Array.from({ length: 25 }, (_, at) => `many-${at}`)
  const rows = ids.map((id) => ({ id, vin: null, carType: 'used' as const }))
  await addCars(world.db, world.north, rows)
  await world.db.platform.transaction(async (tx) => {
    await insertOffers(tx, organisationId, [many])
    await tx.car.updateMany({ where: { id: { in: ids } }, data: { offerId: 'many' } })
  })
  const scope = world.db.forOrganisation(organisationId)
  const offered = () => scope.transaction((tx) => offeredCars(tx, site, many, now))
  try {
    expect(await offered()).toMatchObject({ areChosen: true, hasMore: true })
    expect((await offered()).cars).toHaveLength(24)
    await scope.transaction((tx) => tx.car.updateMany({ where: { organisationId, id: 'many-7' }, data: { reserved: true } }))
    expect(await offered()).toMatchObject({ areChosen: true, hasMore: false })
  } finally {
    // Other tests use the first cars.
    await world.db.platform.transaction(async (tx) => {
      await tx.car.deleteMany({ where: { id: { in: ids } } })
      await tx.offer.deleteMany({ where: { id: 'many' } })
    })
  }
})

it('An offer shows only on cars that it applies to or that it was chosen for (OFR-01)', async () => {
  const offer = { ...anyOffer, id: 'hybrids', name: 'Hybrids', fuels: ['Hybrid'] as const }
  await world.db.platform.transaction((tx) => insertOffers(tx, world.north.organisationId, [offer]))
  const { carOffers } = await loadSiteData(world.db, site, now)
  expect(carOffers.map(({ id }) => id)).toEqual(['hybrids'])
  const pageOf = (slug: string) => loadPage(world.db, site, { page: 'car', path: `/cars/${slug}`, slug }, { now })
  const offersOn = async (slug: string) => {
    const page = await pageOf(slug)
    return page?.page === 'car' ? offersOfCar({ car: page.car, offers: page.site.carOffers }).map(({ id }) => id) : null
  }
  expect(await offersOn('fit-0')).toEqual(['hybrids'])
  expect(await offersOn('fit-1')).toEqual([])
  const chosen = { ...anyOffer, id: 'chosen', name: 'Chosen', onCars: false }
  await world.db.platform.transaction(async (tx) => {
    await insertOffers(tx, world.north.organisationId, [chosen])
    await tx.car.updateMany({ where: { id: 'fit-0' }, data: { offerId: 'chosen' } })
  })
  expect(await offersOn('fit-0')).toEqual(['chosen', 'hybrids'])
})

it('a site counts the cars that each offer covers: those assigned to it, or else those of its list (OFR-02)', async () => {
  const { organisationId } = world.north
  const sorento = { vin: null, carType: 'used', make: 'Kia', model: 'Sorento', year: 2021 } as const
  const rows = [
    { priceCents: 2_299_000, driveAwayCents: 2_299_000 },
    { priceCents: 1_999_000, driveAwayCents: 1_999_000, reserved: true },
    { priceCents: 2_199_000, driveAwayCents: 2_199_000 },
  ].map((state, at) => ({ ...state, ...sorento, id: `counted-${at}` }))
  await addCars(world.db, world.north, rows)
  const fitting = { ...anyOffer, id: 'fitting', category: 'Used', manufacturer: 'Kia', modelName: 'Sorento' } as const
  const chosen = { ...fitting, id: 'counted', onCars: false }
  const none = { ...fitting, id: 'none', modelName: 'Nothing' }
  const scope = world.db.forOrganisation(organisationId)
  const counted = () => scope.transaction((tx) => offerStock(tx, site, [fitting, chosen, none], now))
  try {
    // Its list has the reserved one, too; whether the other offer covers a car is unknown.
    expect(await counted()).toEqual({ fitting: { count: 3, areChosen: false, itemTypes: ['car'], fromCents: 2_199_000 } })
    await world.db.platform.transaction(async (tx) => {
      await insertOffers(tx, organisationId, [chosen])
      await tx.car.updateMany({ where: { id: { in: ['counted-0', 'counted-1'] } }, data: { offerId: 'counted' } })
    })
    expect(await counted()).toMatchObject({ counted: { count: 1, areChosen: true } })
  } finally {
    await world.db.platform.transaction(async (tx) => {
      await tx.car.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } })
      await tx.offer.deleteMany({ where: { id: 'counted' } })
    })
  }
})
