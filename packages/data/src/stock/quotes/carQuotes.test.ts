import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildCharge } from '@forecourt/rules/testing/buildCharge'
import { beforeAll, describe, expect, it } from 'vitest'
import { listenForChanges } from '../../changes/listenForChanges'
import type { Change } from '../../changes/notifyChange'
import { insertCharges } from '../../edited-records/finance/chargeKind'
import type { RenderedSite } from '../../sites/RenderedSite'
import { addCars } from '../../testing/addCars'
import { liveSite } from '../../testing/siteDraft'
import { useWorld } from '../../testing/useWorld'
import { countViews } from '../countViews'
import { carBySlug, carsBySlugs } from '../reading/carBySlug'
import { carForQuote, storeQuote } from './storeQuote'

const world = useWorld()

const quote = { weeklyCents: 12_140, rate: 6.99, comparisonRate: 8.1 }
const soldAt = '2026-05-01T00:00:00.000Z'
const states = [
  { id: 'quoted', vin: 'VIN1', priceCents: 2_000_000 },
  { id: 'coming', vin: 'VIN2', status: 'coming_soon' },
  { id: 'sold', vin: 'VIN3', status: 'sold', soldAt },
  { id: 'withdrawn', vin: 'VIN4', status: 'withdrawn' },
  { id: 'a-draft', vin: 'VIN5', status: 'draft' },
  { id: 'hidden', vin: 'VIN6', showOnDealerWebsite: false },
] as const

let site: RenderedSite
beforeAll(async () => {
  await addCars(world.db, world.north, states)
  site = await liveSite(world.db, world.north.siteId)
})

describe('carForQuote', () => {
  it.each([
    { name: 'a car in stock at that price', vin: 'VIN1', priceCents: 2_000_000, id: 'quoted' },
    { name: 'a car that is coming soon', vin: 'VIN2', priceCents: 2_499_000, id: 'coming' },
    { name: 'no car at another price', vin: 'VIN1', priceCents: 2_000_001, id: undefined },
    { name: 'no sold car', vin: 'VIN3', priceCents: 2_499_000, id: undefined },
    { name: 'no withdrawn car', vin: 'VIN4', priceCents: 2_499_000, id: undefined },
    { name: 'no draft', vin: 'VIN5', priceCents: 2_499_000, id: undefined },
    { name: 'no car hidden from websites', vin: 'VIN6', priceCents: 2_499_000, id: undefined },
    { name: 'no car of an unknown VIN', vin: `' or 1=1 --`, priceCents: 2_499_000, id: undefined },
  ])('carForQuote finds $name (API-11)', async ({ vin, priceCents, id }) => {
    expect((await carForQuote(world.db, site, { vin, priceCents }))?.id).toBe(id)
  })

  it('carForQuote finds no car of another organisation', async () => {
    const elsewhere = await liveSite(world.db, world.south.siteId)
    expect(await carForQuote(world.db, elsewhere, { vin: 'VIN1', priceCents: 2_000_000 })).toBeNull()
  })
})

describe('storeQuote', () => {
  it('a quote for a price without charges is requested and stored for the on-road total (API-11, CARD-05)', async () => {
    await addCars(world.db, world.north, [{ id: 'charged', vin: 'VIN7', priceCents: 3_000_000, priceType: 'egc' }])
    const charge = { id: 'duty', ...buildCharge() }
    const { organisationId } = world.north
    await world.db.forOrganisation(organisationId).transaction((tx) => insertCharges(tx, organisationId, [charge]))
    expect(await carForQuote(world.db, site, { vin: 'VIN7', priceCents: 3_000_000 })).toBeNull()
    const car = await carForQuote(world.db, site, { vin: 'VIN7', priceCents: 3_090_000 })
    if (!car) throw new Error('There is no such car.')
    expect(await storeQuote(world.db, organisationId, { car, quote })).toBe(true)
    expect((await carBySlug(world.db, site, 'charged'))?.financeQuote).toEqual({ ...quote, priceCents: 3_090_000 })
  })

  it('storeQuote stores the first quote for the current price, and notifies the car’s page but no list (API-10)', async () => {
    const received: Change[] = []
    const listener = await listenForChanges(world.urls.platform, (change) => received.push(change))
    const { organisationId } = world.north
    const car = buildCar({ id: 'quoted', slug: 'quoted', priceCents: 2_000_000 })
    expect(await storeQuote(world.db, organisationId, { car: { ...car, priceCents: 1_999_999 }, quote })).toBe(false)
    expect(await storeQuote(world.db, world.south.organisationId, { car, quote })).toBe(false)
    expect(await storeQuote(world.db, organisationId, { car, quote })).toBe(true)
    expect(await storeQuote(world.db, organisationId, { car, quote: { ...quote, weeklyCents: 1 } })).toBe(false)
    expect((await carBySlug(world.db, site, 'quoted'))?.financeQuote).toEqual(quote)
    await expect.poll(() => received).toEqual([{ kind: 'carPage', organisationId, carSlug: 'quoted' }])
    await listener.stop()
  })
})

describe('carsBySlugs', () => {
  it('carsBySlugs finds cars with a page in the requested order, each once, and sold ones too (FAV-01, FAV-05)', async () => {
    const slugs = ['sold', 'nowhere', 'withdrawn', 'a-draft', 'hidden', 'south-car', 'quoted', 'sold', 'coming']
    expect((await carsBySlugs(world.db, site, slugs)).map(({ slug }) => slug)).toEqual(['sold', 'quoted', 'coming'])
    expect(await carsBySlugs(world.db, site, [])).toEqual([])
  })
})

describe('countViews', () => {
  it('countViews adds views of many cars at once, of one organisation only, without overflow (API-04)', async () => {
    const viewsOf = async (slug: string) => (await carBySlug(world.db, site, slug))?.views
    const viewCounts = new Map([
      ['quoted', 3],
      ['coming', 2_147_483_647],
      ['nowhere', 1],
    ])
    await countViews(world.db, world.south.organisationId, viewCounts)
    expect(await viewsOf('quoted')).toBe(12)
    await countViews(world.db, world.north.organisationId, viewCounts)
    await countViews(world.db, world.north.organisationId, viewCounts)
    expect([await viewsOf('quoted'), await viewsOf('coming'), await viewsOf('sold')]).toEqual([18, 2_147_483_647, 12])
    await countViews(world.db, world.north.organisationId, new Map())
  })
})
