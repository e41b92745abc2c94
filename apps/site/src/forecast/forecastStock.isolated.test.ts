import { locationValues, readEdited } from '@forecourt/data/location-drafts/EditedLocation'
import { saveLocationDraft } from '@forecourt/data/location-drafts/saveLocationDraft'
import { listedPaths } from '@forecourt/data/pages/listedPaths'
import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import { publishedSite } from '@forecourt/data/sites/publishedSites'
import { searchedCars } from '@forecourt/data/stock/search/searchedCars'
import { createStockFeed } from '@forecourt/data/stock-feeds/changeStockFeed'
import { addCars } from '@forecourt/data/testing/addCars'
import { changeDraft, liveSite, publishDraft } from '@forecourt/data/testing/siteDraft'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import type { LenderValues } from '@forecourt/rules/records/kinds/lenderFields'
import { locationsHref } from '@forecourt/rules/routing/locationHref'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildOffer } from '@forecourt/rules/testing/buildOffer'
import { loadStockIndex } from '@forecourt/search/createStockIndex'
import type { ConsideredStock } from '@forecourt/services/forecast/forecastSiteStock'
import { expect, it, vi } from 'vitest'
import { forecastStock } from './forecastStock'
import { listsOfCars } from './listsOfCars'
import { readPaths } from './readPaths'
import { strataOfStock } from './strataOfStock'

const world = testWorld()
vi.mock('../env', () => ({
  env: () => ({
    ...{ TRUSTED_PROXIES: 0, NODE_ENV: 'production', SITE_ORIGIN_TEMPLATE: 'https://{host}', THIRD_PARTY_TAGS: 'all', IMAGE_CDN: '' },
    INTERNAL_SECRET: 'a secret of the installation',
  }),
}))
vi.mock('../sites/database', () => ({ database: () => world.db }))
vi.mock('../document/documentAssets', () => ({ documentAssets: () => ({ script: '/assets/s.js', styles: ['/assets/s.css'], fonts: {} }) }))
const stockIndex = () => loadStockIndex(searchedCars(world.db, world.north.organisationId, new Date().toISOString()))
vi.mock('../sites/siteRegistry', () => ({
  siteRegistry: () => ({
    byId: async (siteId: string) => {
      const published = await publishedSite(world.db, siteId)
      return published && { published, siteData: () => loadSiteData(world.db, published, new Date().toISOString()), stockIndex }
    },
    ofOrganisation: async () => [],
    stockIndexOf: stockIndex,
  }),
}))

const actor = { userId: null, name: 'Tester' }
const lower = { kind: 'price', by: 'amount', value: -50_000, roundTo: null, setsWasPrice: false } as const

it('a forecast of a bulk price change lists the pages that show the prices, and stores nothing (CFG-12, CAR-16)', async () => {
  await addCars(world.db, world.north, [
    { id: 'rio', priceCents: 2_499_000, driveAwayCents: 2_499_000 },
    { id: 'sorento', priceCents: 5_499_000, driveAwayCents: 5_499_000 },
  ])
  const tried = { kind: 'cars', cars: [{ id: 'rio', revision: 1 }], change: lower, siteIds: null } as const
  const forecast = await forecastStock(world.north.siteId, tried)
  expect(forecast?.changed).toBeGreaterThan(0)
  expect(forecast?.changed).toBeLessThan(forecast?.total ?? 0)
  const sentences = forecast?.groups.flatMap(({ changes }) => changes.map(({ sentence }) => sentence)) ?? []
  expect(sentences.some((sentence) => sentence.includes('$24,990') && sentence.includes('$24,490'))).toBe(true)
  expect(forecast?.groups.some(({ path }) => path === '/cars/rio')).toBe(true)
  expect(forecast?.groups.some(({ path }) => path === '/cars/sorento')).toBe(false)
  const bounds = forecast?.bounds ?? { from: forecast?.changed ?? 0, to: forecast?.changed ?? 0 }
  expect(bounds.from).toBeLessThanOrEqual(forecast?.changed ?? 0)
  expect(bounds.to).toBeGreaterThanOrEqual(forecast?.changed ?? 0)
  // A repeated trial begins with the same prices.
  const again = await forecastStock(world.north.siteId, tried)
  expect(again?.changed).toBeGreaterThan(0)
  const none = await forecastStock(world.north.siteId, { ...tried, cars: [] })
  expect(none).toMatchObject({ changed: 0, groups: [] })
  expect(await forecastStock('missing', tried)).toBeNull()
})

it('a forecast of an import lists the pages of its new and its withdrawn cars, and stores nothing (CFG-12, ENT-01)', async () => {
  const { organisationId, dealershipId, locationId, siteId } = world.north
  const scope = world.db.forOrganisation(organisationId)
  const source = { kind: 'upload' } as const
  const settings = {
    name: 'DMS',
    locationId,
    source,
    mapping: null,
    priceType: 'egc',
    schedule: null,
    maxWithdrawnPercent: 20,
    paused: false,
  } as const
  const now = new Date().toISOString()
  const created = await createStockFeed(scope, { dealershipId, settings, actor, now })
  if (!created?.ok) throw new Error('The feed was not made.')
  const car = { ...buildCar({ id: 'picanto', slug: 'picanto', stockNumber: 'picanto', vin: null, images: [] }), dealershipId, locationId }
  const batches = [{ cars: [{ row: 2, car, providedFields: [], photos: null }], problems: [], rows: 1 }]
  const change = { kind: 'import', feedId: created.feed.id, batches, headings: ['Stock'], isWhole: false } as const
  // As it is sent.
  const forecast = await forecastStock(siteId, JSON.parse(JSON.stringify(change)))
  const appearing = forecast?.groups.find(({ path }) => path === '/cars/picanto')
  expect(appearing?.changes).toEqual([{ kind: 'page', sentence: 'The page appears' }])
  const stored = await scope.transaction((tx) => tx.car.count({ where: { id: 'picanto' } }))
  expect(stored).toBe(0)
})

it('a forecast of a location’s draft lists the pages that show it, and stores nothing (CFG-12)', async () => {
  const { organisationId, locationId, siteId } = world.north
  const scope = world.db.forOrganisation(organisationId)
  const found = await scope.transaction((tx) => readEdited(tx, locationId, null))
  if (!found) throw new Error('The world has a location.')
  const draft = { ...locationValues(found.live), phone: '(02) 5550 9876' }
  const saved = await saveLocationDraft(scope, locationId, { draft, expectedRevision: 0, siteIds: null, actor })
  const revision = saved.ok ? saved.edited.draft?.revision : undefined
  if (revision === undefined) throw new Error(JSON.stringify(saved))
  const tried = { kind: 'location', id: locationId, revision, siteIds: null } as const
  const forecast = await forecastStock(siteId, tried)
  expect(forecast?.found).toBeGreaterThan(0)
  const sentences = forecast?.groups.flatMap(({ changes }) => changes.map(({ sentence }) => sentence)) ?? []
  expect(sentences.join('\n')).toMatch(/becomes “Call, Show number \(02\)/)
  expect((await scope.transaction((tx) => readEdited(tx, locationId, null)))?.draft?.revision).toBe(revision)
})

it('a forecast of an offer lists its page and the list of offers, and stores nothing (CFG-12, ENT-11)', async () => {
  const { organisationId, siteId } = world.north
  const { isExcluded: _, id: __, ...offer } = buildOffer({ name: 'Mats with every Rio', manufacturer: null, modelName: null })
  const tried = { kind: 'record', resource: 'offers', id: null, values: { ...offer, excludedSiteIds: [] }, siteIds: null } as const
  const forecast = await forecastStock(siteId, tried)
  expect(forecast?.groups.flatMap(({ changes }) => changes.map(({ sentence }) => sentence)).join('\n')).toContain('Mats with every Rio')
  const stored = await world.db.platform.transaction((tx) => tx.offer.count({ where: { organisationId, name: 'Mats with every Rio' } }))
  expect(stored).toBe(0)
})

it('a forecast of a lender’s terms lists the pages whose figures change, and stores nothing (CFG-12, ENT-26)', async () => {
  const { organisationId, siteId } = world.north
  const scope = world.db.forOrganisation(organisationId)
  await changeDraft(scope, siteId, (values) => ({ ...values, finance: { ...values.finance, provider: 'manual' } }))
  await publishDraft(scope, siteId)
  await addCars(world.db, world.north, [{ id: 'lent', priceCents: 2_499_000, driveAwayCents: 2_499_000 }])
  const lender: LenderValues = {
    ...{ name: 'Harbour', provider: 'manual', dealershipId: null, carTypes: [], interestRate: 6.99, comparisonRate: 7.84, termYears: 5 },
    ...{ depositPercent: 0, balloonPercent: 0, establishmentCents: 0, disclaimer: null, published: true },
  }
  const forecast = await forecastStock(siteId, { kind: 'record', resource: 'lenders', id: null, values: { ...lender }, siteIds: null })
  expect(forecast?.groups.flatMap(({ changes }) => changes.map(({ sentence }) => sentence)).join('\n')).toContain('7.84')
  expect(await world.db.platform.transaction((tx) => tx.lender.count({ where: { organisationId } }))).toBe(0)
})

it('a forecast of a scheduled offer compares the pages as of when it goes live (CFG-12, OFR-01)', async () => {
  const { isExcluded: _, id: __, ...offer } = buildOffer({ name: 'Mats from Saturday', manufacturer: null, modelName: null })
  const values = { ...offer, startsOn: '2096-12-05', startTime: '08:00', excludedSiteIds: [] }
  const forecast = await forecastStock(world.north.siteId, { kind: 'record', resource: 'offers', id: null, values, siteIds: null })
  expect(forecast?.groups.flatMap(({ changes }) => changes.map(({ sentence }) => sentence)).join('\n')).toContain('Mats from Saturday')
})

it('a forecast first compares the home page and the pages about what changes (CFG-12)', async () => {
  const { siteId } = world.north
  const now = new Date().toISOString()
  const published = await liveSite(world.db, siteId)
  const data = await loadSiteData(world.db, published, now)
  const side = { live: { published, siteData: async () => data, stockIndex }, data, now }
  const record = { kind: 'record', id: null, values: {}, siteIds: null } as const
  const firstOf = async (change: ConsideredStock) => (await strataOfStock([side, side], new Set(), change))[0]?.paths ?? []
  expect((await firstOf({ ...record, resource: 'offers' })).slice(0, 2)).toEqual(['/', '/special-offers'])
  expect((await firstOf({ kind: 'location', id: world.north.locationId, revision: 1, siteIds: null })).slice(0, 2)).toEqual([
    '/',
    locationsHref(published.config),
  ])
  expect(await firstOf({ ...record, resource: 'lenders' })).toEqual(['/'])
})

it('the lists of a changed car are all that the sitemap and the menus link, narrowest first (CFG-12, RTE-14)', async () => {
  const { siteId } = world.north
  const now = new Date().toISOString()
  await addCars(world.db, world.north, [
    { id: 'mustang', make: 'Ford', makeSlug: 'ford', model: 'Mustang', modelSlug: 'mustang', carType: 'new' },
  ])
  const published = await liveSite(world.db, siteId)
  const data = await loadSiteData(world.db, published, now)
  const side = { live: { published, siteData: async () => data, stockIndex }, data, now }
  const { paths } = await readPaths(side)
  const sitemap = (await listedPaths(world.db, published, data, now)).filter((path) => path.startsWith('/search'))
  expect(paths).toEqual(expect.arrayContaining(sitemap))
  const [car] = (await stockIndex()).cars.filter(({ id }) => id === 'mustang')
  const lists = await listsOfCars(side, paths, new Set(['mustang']))
  expect(lists[0]).toBe('/search/ford/mustang')
  const expected = ['/search', '/search/ford', '/search/ford/mustang', '/search/new-cars', '/search/new-and-demo-cars']
  expect(lists).toEqual(
    expect.arrayContaining([
      ...expected,
      '/search/new-used-and-demo-cars',
      `/search/${car?.locationSlug}`,
      `/search/${car?.dealershipSlug}`,
    ]),
  )
  expect(lists).not.toContain('/search/used-cars')
  const ofOthers = sitemap.filter((path) => path !== '/search' && !path.startsWith('/search/ford'))
  expect(ofOthers.length).toBeGreaterThan(0)
  expect(lists.filter((path) => ofOthers.includes(path))).toEqual([])
  const both = await listsOfCars(side, paths, new Set(['mustang', 'rio']))
  expect(both).toEqual(expect.arrayContaining(sitemap))
})
