import { insertDealership } from '@forecourt/data/organisations/addDealership'
import { insertLocation } from '@forecourt/data/organisations/insertOrganisation'
import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import { dateCarStates, type FoundAlert, findCarAlerts } from '@forecourt/data/shoppers/findCarAlerts'
import { confirmSearch, searchesToMatch, shopperOfEmail } from '@forecourt/data/shoppers/savedSearches'
import { storeWatchedCar } from '@forecourt/data/shoppers/shopperCars'
import { type PublishedSite, publishedSite } from '@forecourt/data/sites/publishedSites'
import { changeManyCars } from '@forecourt/data/stock/many/changeManyCars'
import { carsByIds } from '@forecourt/data/stock/reading/carBySlug'
import { listSearchedCars } from '@forecourt/data/stock/search/searchedCars'
import { addCars } from '@forecourt/data/testing/addCars'
import { changeDraft, liveSite, publishDraft } from '@forecourt/data/testing/siteDraft'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import type { Car } from '@forecourt/rules/entities/Car'
import { sortLabel } from '@forecourt/rules/search/list/sortLabel'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import type { BulkChange } from '@forecourt/rules/stock/bulkChange'
import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { shopperView, viewChanges } from '@forecourt/rules/what-if/shopperView'
import { runs } from '@forecourt/schema/testing/runs'
import { createStockIndex } from '@forecourt/search/createStockIndex'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { newsForWatchers } from '../worker/findCarNews'
import { matchSavedSearches } from '../worker/matchSavedSearches'
import { tryChange } from './tryChange'

const world = testWorld()
const actor = { userId: null, name: 'Tester' }
const [organisationId, dealershipId, locationId, siteId] = [
  'north-organisation',
  'north-dealership',
  'north-location',
  'north-site',
] as const
const scope = () => world.db.forOrganisation(organisationId)
const instant = () => new Date().toISOString()

const otherYard = 'north-other'
const paths = [
  '/search?make=Kia&price=:20000',
  '/search?price=15000:25000',
  '/search?location_name=north+Location',
  '/search?make=Mazda&model=Three',
  '/search?tag=Sale',
] as const
const carIds = Array.from({ length: 12 }, (_, index) => `tried-${index}`)

beforeAll(async () => {
  await changeDraft(world.db.platform, siteId, () => ({
    identity: { name: 'North Motors', email: 'north@example.com', timeZone: 'Australia/Sydney' } as const,
    ...{ auth: { enabled: true }, estimate: { show: true }, stock: { carTypes: ['used', 'demo'] as const } },
  }))
  await publishDraft(world.db.platform, siteId)
  await world.db.platform.transaction(async (tx) => {
    await insertDealership(tx, organisationId, { id: otherYard, slug: otherYard, name: 'Other Dealership', makes: ['Kia'] })
    const location = buildLocation({
      id: otherYard,
      slug: otherYard,
      name: 'Other Yard',
      dealershipId: otherYard,
      email: 'other@example.com',
    })
    await insertLocation(tx, organisationId, location)
    // The site shows only its own dealership: a car that moves away leaves its lists.
    await tx.siteDealership.create({ data: { organisationId, siteId, dealershipId } })
  })
  await addCars(
    world.db,
    world.north,
    carIds.map((id, index) => ({
      id,
      ...(index % 2 === 0
        ? { make: 'Kia', makeSlug: 'kia', model: 'Rio', modelSlug: 'rio' }
        : { make: 'Mazda', makeSlug: 'mazda', model: 'Three', modelSlug: 'three' }),
      driveAwayCents: index === 11 ? null : 1_500_000 + index * 90_000,
      ...(index === 11 && { egcCents: null, priceCents: null }),
      ...(index % 3 === 0 && { marketPrices: { stateAverageCents: 2_000_000 } }),
      ...(index === 7 && { financeQuote: { weeklyCents: 9_900, rate: 7, comparisonRate: 8 } }),
      ...(index === 8 && { reserved: true }),
      ...(index === 9 && { status: 'sold' as const, soldAt: instant() }),
      ...(index === 10 && { carType: 'new' as const }),
    })),
  )
  const site = await liveSite(world.db, siteId)
  for (const [index, path] of paths.entries())
    await confirmSearch(world.db, site, { email: `shopper-${index}@shopper.example`, path, name: 'Mine', alerts: true, now: instant() })
  for (const [index, car] of carIds.entries()) {
    const shopperId = (await shopperOfEmail(world.db, organisationId, `shopper-${index % paths.length}@shopper.example`)) ?? ''
    await storeWatchedCar(world.db, site, { shopperId, car, now: '2026-01-01T00:00:00.000Z' })
  }
})

/** All cars of the test as they are stored. */
const storedCars = () => carsByIds(world.db, organisationId, carIds)

/** What shoppers see, by the functions of pages and lists over the stored cars. */
const seen = async (site: PublishedSite, now: string) => {
  const { config, dealershipIds } = site
  const stock = await listSearchedCars(world.db, organisationId, now)
  const index = createStockIndex(stock)
  const wide = { ...config, search: { ...config.search, pageSize: 100 } } as typeof config
  const places = (state: Partial<SearchState>, preset: object) => {
    const search: SearchState = { query: '', page: 1, sortBy: config.search.defaultSort, values: {}, ranges: {}, ...state }
    return index.search(search, { config: wide, preset, dealershipIds, now }).cars.map(({ id }) => id)
  }
  const cars = new Map<string, Car>((await storedCars()).map((car) => [car.id, car]))
  const { names } = await loadSiteData(world.db, site, now)
  const searches = await searchesToMatch(world.db, organisationId)
  const matches = matchSavedSearches(
    stock,
    searches.map(({ path }) => path),
    { site, names, now },
  )
  return {
    cars,
    view: (id: string) => {
      const car = cars.get(id) as Car
      return shopperView(car, { config, isShown: car.dealershipId === dealershipId, now })
    },
    place: (id: string, list: string) => {
      const { make, model } = cars.get(id) as Car
      const ids = list.startsWith('All cars')
        ? places(list.endsWith(sortLabel('price_asc')) ? { sortBy: 'price_asc' } : {}, {})
        : places({}, { make, model })
      return ids.includes(id) ? ids.indexOf(id) + 1 : null
    },
    matches,
  }
}

const someCars = fc.subarray(carIds, { minLength: 1, maxLength: 5 })
const cents = fc.integer({ min: -40, max: 40 }).map((hundreds) => hundreds * 10_000)
const change = fc.oneof(
  fc.record({
    kind: fc.constant('price' as const),
    by: fc.constant('amount' as const),
    value: cents,
    roundTo: fc.constantFrom(null, 99_000),
    setsWasPrice: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('price' as const),
    by: fc.constant('percent' as const),
    value: fc.integer({ min: -20, max: 20 }),
    roundTo: fc.constant(null),
    setsWasPrice: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('tag' as const), tag: fc.constantFrom(null, 'Sale', 'Demo') }),
  fc.record({ kind: fc.constant('location' as const), locationId: fc.constantFrom(locationId, otherYard) }),
) satisfies fc.Arbitrary<BulkChange>

/** Changes that surely have an effect, before the random ones. */
const examples: [string[], BulkChange][] = [
  [carIds, { kind: 'price', by: 'percent', value: -10, roundTo: null, setsWasPrice: true }],
  [carIds, { kind: 'location', locationId: otherYard }],
  // A car that the site doesn't list, alone and beside one that it lists.
  [['tried-7'], { kind: 'location', locationId: otherYard }],
  [['tried-7'], { kind: 'price', by: 'amount', value: -20_000, roundTo: null, setsWasPrice: false }],
  [['tried-4', 'tried-7'], { kind: 'price', by: 'amount', value: -40_000, roundTo: null, setsWasPrice: false }],
  [carIds, { kind: 'location', locationId }],
  // Weekly figures that end, with a reason.
  [carIds, { kind: 'price', by: 'percent', value: -90, roundTo: null, setsWasPrice: false }],
  [carIds, { kind: 'price', by: 'percent', value: 900, roundTo: null, setsWasPrice: false }],
]

/** Makes a change and finds its alerts. */
const really = async (ids: readonly string[], made: BulkChange, now: string) => {
  const select = { id: true, revision: true } as const
  const cars = await scope().transaction((tx) => tx.car.findMany({ where: { id: { in: [...ids] } }, select }))
  const { refused } = await changeManyCars(scope(), { key: crypto.randomUUID(), cars, change: made, siteIds: null, actor, now })
  const found: FoundAlert[] = []
  await findCarAlerts(world.db, now, async (changed) => {
    found.push(...(await newsForWatchers(changed, (id) => publishedSite(world.db, id))))
    return found
  })
  // The mail leaves out cars that the site doesn't list.
  const listed = new Set((await storedCars()).flatMap((car) => (car.dealershipId === dealershipId ? [car.id] : [])))
  const drops = found.filter(({ kind, carId }) => kind === 'priceDrop' && listed.has(carId))
  return { refused, priceDrops: new Set(drops.map(({ shopperId }) => shopperId)).size }
}

it('A tried change equals the state after the real change: facts, places, saved searches and alerts (CAR-16, SRC-17, SRC-44, FAV-06)', async () => {
  const site = await liveSite(world.db, siteId)
  const effects = { listed: 0, places: 0, searches: 0, drops: 0, refused: 0, reasons: 0 }
  await fc.assert(
    fc.asyncProperty(someCars, change, async (ids, considered) => {
      await scope().transaction((tx) => dateCarStates(tx, organisationId))
      const now = instant()
      const before = await seen(site, now)
      const stockIndex = async () => createStockIndex(await listSearchedCars(world.db, organisationId, now))
      const tried = await tryChange(world.db, { organisationId, carIds: ids, change: considered, siteIds: null, actor, now, stockIndex })
      expect((await seen(site, now)).cars).toEqual(before.cars)
      const { refused, priceDrops } = await really(ids, considered, now)
      const after = await seen(site, now)
      expect(tried.refused).toEqual(refused)
      const [effect] = tried.sites
      expect(effect?.priceDropShoppers ?? 0).toBe(priceDrops)
      const changed = new Map(effect?.cars.map((car) => [car.id, car]))
      for (const id of ids) {
        const changes = viewChanges(before.view(id), after.view(id))
        const triedChanges = changed.get(id)?.changes ?? []
        expect(triedChanges.map(({ why: _why, ...rest }) => rest)).toEqual(changes)
        const reasons = triedChanges.flatMap(({ why }) => (why ? [why.length] : []))
        expect(reasons).not.toContain(0)
        effects.reasons += reasons.length
        effects.listed += changes.filter(({ fact }) => fact === 'listed').length
        for (const { list, ...place } of changed.get(id)?.places ?? []) {
          expect([list, place.before, place.after]).toEqual([list, before.place(id, list), after.place(id, list)])
          effects.places += place.before === place.after ? 0 : 1
        }
      }
      const difference = (from: typeof before, to: typeof before) =>
        paths.map((path) => to.matches.get(path)?.filter((id) => !from.matches.get(path)?.includes(id)).length ?? 0)
      const [gains, loses] = [difference(before, after), difference(after, before)]
      const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
      expect([
        total(effect?.searches.map((search) => search.gains) ?? []),
        total(effect?.searches.map((search) => search.loses) ?? []),
      ]).toEqual([total(gains), total(loses)])
      effects.searches += total(gains) + total(loses)
      effects.drops += priceDrops
      effects.refused += refused.length
    }),
    { numRuns: runs(60), examples },
  )
  // Each kind of effect occurred, so that the comparison proves something.
  expect(Object.entries(effects).filter(([, times]) => times === 0)).toEqual([])
}, 600_000)
