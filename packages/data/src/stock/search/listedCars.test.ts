import { isListed } from '@forecourt/rules/car/listing/listing'
import type { Car } from '@forecourt/rules/entities/Car'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertDealership } from '../../organisations/addDealership'
import type { RenderedSite } from '../../sites/RenderedSite'
import { addCars } from '../../testing/addCars'
import { liveSite } from '../../testing/siteDraft'
import { useWorld } from '../../testing/useWorld'
import { insertCars } from '../insertCars'
import { listStock } from '../list/listStock'
import { stockCounts } from '../list/stockFacets'
import { carBySlug } from '../reading/carBySlug'
import { listedCars } from './listedCars'
import { similarCars } from './similarCars'

const world = useWorld()

const now = '2026-06-10T00:00:00.000Z'
const daysAgo = (days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString()

const cases = [
  { id: 'coming', status: 'coming_soon' },
  { id: 'sold-lately', status: 'sold', soldAt: daysAgo(2.9) },
  { id: 'sold-just-out', status: 'sold', soldAt: daysAgo(3) },
  { id: 'sold-long-ago', status: 'sold', soldAt: daysAgo(40) },
  { id: 'withdrawn', status: 'withdrawn' },
  { id: 'hidden', showOnDealerWebsite: false },
  { id: 'without-photos', images: [] },
  { id: 'demo', carType: 'demo' },
  { id: 'elsewhere', dealershipId: 'north-second' },
] as const

const cars = () => {
  const { dealershipId, locationId } = world.north
  return cases.map((overrides) => buildCar({ slug: overrides.id, stockNumber: overrides.id, dealershipId, locationId, ...overrides }))
}

let site: RenderedSite
const siteWith = (stock: Partial<ResolvedConfig['stock']>, dealershipIds: readonly string[] = []): RenderedSite => ({
  ...site,
  dealershipIds,
  config: { ...site.config, stock: { ...site.config.stock, ...stock } },
})

beforeAll(async () => {
  const { organisationId } = world.north
  await world.db.platform.transaction(async (tx) => {
    await insertDealership(tx, organisationId, { id: 'north-second', slug: 'second', name: 'Second', makes: [] })
    await insertCars(tx, organisationId, cars())
  })
  site = await liveSite(world.db, world.north.siteId)
})

const idsOf = async (listed: RenderedSite) => (await listedCars(world.db, listed, now)).map(({ id }) => id).sort()

describe('listedCars', () => {
  it.each<[string, Partial<ResolvedConfig['stock']>]>([
    ['the default settings', {}],
    ['sold cars removed at once', { soldVisibleDays: 0 }],
    ['used cars only', { carTypes: ['used'] }],
    ['at least two photos', { minImageCount: 2 }],
  ])('listedCars lists the same cars as the rule isListed, with %s (SRC-31 to SRC-33, CFG-12)', async (_, stock) => {
    const listed = siteWith(stock)
    const expected = [...cars(), buildCar({ id: world.north.carId })]
      .filter((car) => isListed(car, listed.config.stock, now))
      .map(({ id }) => id)
    expect(await idsOf(listed)).toEqual(expected.sort())
  })

  it('listedCars lists only the stock of the dealerships a site is limited to', async () => {
    expect(await idsOf(siteWith({}, ['north-second']))).toEqual(['elsewhere'])
    expect(await carBySlug(world.db, siteWith({}), `${world.north.carSlug}\0`)).toBeNull()
    expect(await carBySlug(world.db, siteWith({}, ['north-second']), world.north.carSlug)).toBeNull()
  })

  it('listedCars returns a car as it was stored, with the names of its location and dealership', async () => {
    const [car] = (await listedCars(world.db, site, now)).filter(({ id }) => id === world.north.carId)
    const { dealershipId, locationId, carId, carSlug } = world.north
    const { organisationId: _, ...entity } = car as typeof car & { organisationId: string }
    const names = {
      dealershipSlug: 'north-dealership',
      dealershipName: 'north Dealership',
      locationSlug: 'north-location',
      locationName: 'north Location',
      locationPhone: '02 5550 1234',
    }
    expect(entity).toEqual(buildCar({ id: carId, slug: carSlug, stockNumber: 'north-1', dealershipId, locationId, ...names }))
  })
})

describe('carBySlug', () => {
  it('carBySlug finds a car by slug or id, sold ones too (CAR-04, RTE-06)', async () => {
    expect(await carBySlug(world.db, site, 'sold-long-ago')).toMatchObject({ status: 'sold' })
    expect(await carBySlug(world.db, site, world.north.carId)).toMatchObject({ slug: world.north.carSlug })
  })

  it.each(['withdrawn', 'hidden', 'north-car-draft', 'south-car', '../etc/passwd', "x' or '1'='1", '%', ''])(
    'carBySlug finds nothing at %j',
    async (slug) => {
      expect(await carBySlug(world.db, site, slug)).toBeNull()
    },
  )
})

describe('similarCars', () => {
  it('similarCars returns cars in stock other than the car itself', async () => {
    const car = await carBySlug(world.db, site, world.north.carSlug)
    const similar = car ? await similarCars(world.db, site, car, now) : []
    expect(similar.length).toBeGreaterThan(0)
    expect(similar.every(({ id, status }) => id !== world.north.carId && status !== 'sold')).toBe(true)
  })

  it('similarCars returns cars of the same body type first, in any spelling (NAV-19, SRC-03)', async () => {
    const car = await carBySlug(world.db, site, world.north.carSlug)
    if (!car) throw new Error('The car is missing.')
    const of = (make: string, simpleBody: string) => ({
      ...{
        id: `alike-${make.toLowerCase()}`,
        stockNumber: `A-${make}`,
        make,
        makeSlug: make.toLowerCase(),
        model: 'X',
        modelSlug: 'x',
        simpleBody,
      },
    })
    await addCars(world.db, world.north, [of('Isuzu', 'UTILITY'), of('Ford', 'Panel van'), of('Mini', 'Sedan')])
    try {
      const similar = await similarCars(world.db, site, { ...car, make: 'Y', makeSlug: 'y', simpleBody: 'Dual cab ute' }, now)
      expect(similar.map(({ id }) => id)).toEqual(['alike-isuzu', 'alike-ford'])
    } finally {
      await world.db.platform.transaction((tx) => tx.car.deleteMany({ where: { id: { startsWith: 'alike-' } } }))
    }
  })

  it('similarCars returns each model, year and grade once, and the same condition first', async () => {
    const car = await carBySlug(world.db, site, world.north.carSlug)
    if (!car) throw new Error('The car is missing.')
    const of = (id: string, model: string, badge: string, more: Partial<Car> = {}) => ({
      ...{
        id: `alike-${id}`,
        stockNumber: `A-${id}`,
        make: 'Y',
        makeSlug: 'y',
        model,
        modelSlug: model,
        badge,
        simpleBody: 'Van' as const,
      },
      ...more,
    })
    await addCars(world.db, world.north, [
      ...['1', '2', '3', '4'].map((id) => of(id, 'x', 'GX')),
      of('5', 'x', 'VX'),
      of('6', 'z', 'GX'),
      of('7', 'w', 'GX', { carType: 'demo' }),
    ])
    const subject = { ...car, make: 'Y', makeSlug: 'y', modelSlug: 'x', badge: 'GX', simpleBody: 'Van' as const, carType: 'used' as const }
    const ids = async (limit: number) => (await similarCars(world.db, site, subject, now, limit)).map(({ id }) => id)
    try {
      expect(await ids(4)).toEqual(['alike-1', 'alike-5', 'alike-6', 'alike-7'])
      // Another of the same model, year and grade only where there are too few others.
      expect(await ids(5)).toEqual(['alike-1', 'alike-5', 'alike-6', 'alike-7', 'alike-2'])
    } finally {
      await world.db.platform.transaction((tx) => tx.car.deleteMany({ where: { id: { startsWith: 'alike-' } } }))
    }
  })

  it('similarCars returns cars with photos before others that are as similar', async () => {
    const car = await carBySlug(world.db, site, world.north.carSlug)
    if (!car) throw new Error('The car is missing.')
    const of = (id: string, model: string, images: Car['images']) => ({
      ...{
        id: `alike-${id}`,
        stockNumber: `A-${id}`,
        make: 'Y',
        makeSlug: 'y',
        model,
        modelSlug: model,
        simpleBody: 'Van' as const,
        images,
      },
    })
    const photo = [{ key: 'stock/one.webp', alt: 'One' }]
    await addCars(world.db, world.north, [of('1', 'v', []), of('2', 'w', photo), of('3', 'z', photo)])
    try {
      const similar = await similarCars(world.db, site, { ...car, make: 'Y', makeSlug: 'y', modelSlug: 'x', simpleBody: 'Van' }, now)
      expect(similar.map(({ id }) => id).slice(0, 3)).toEqual(['alike-2', 'alike-3', 'alike-1'])
    } finally {
      await world.db.platform.transaction((tx) => tx.car.deleteMany({ where: { id: { startsWith: 'alike-' } } }))
    }
  })

  it('similarCars returns no reserved cars', async () => {
    const car = await carBySlug(world.db, site, world.north.carSlug)
    if (!car) throw new Error('The car is missing.')
    const ids = async () => (await similarCars(world.db, site, car, now)).map(({ id }) => id)
    const [first = ''] = await ids()
    const reserve = (reserved: boolean) =>
      world.db
        .forOrganisation(world.north.organisationId)
        .transaction((tx) => tx.car.updateMany({ where: { id: first }, data: { reserved } }))
    await reserve(true)
    expect(await ids()).not.toContain(first)
    await reserve(false)
    expect(await ids()).toContain(first)
  })
})

describe('listStock', () => {
  const scope = () => world.db.forOrganisation(world.north.organisationId)

  it('listStock pages, sorts and filters, and ignores invalid parameters', async () => {
    const page = await listStock(scope(), { page: 2, perPage: 4, sort: { field: 'stockNumber', order: 'ASC' } }, null, now)
    expect(page.total).toBe(11)
    expect(page.rows).toHaveLength(4)
    expect((await listStock(scope(), { page: 1, perPage: 50, filter: { status: 'sold' } }, null, now)).total).toBe(3)
    expect((await listStock(scope(), { page: 1, perPage: 50, filter: { q: '_' } }, null, now)).total).toBe(0)
    const [some] = (await listStock(scope(), { page: 1, perPage: 1 }, null, now)).rows
    // Year and model aren't adjacent in the name, and the stock number is in none.
    const query = `${some?.year} ${some?.model.toUpperCase()} ${some?.stockNumber}`
    expect((await listStock(scope(), { page: 1, perPage: 50, filter: { q: query } }, null, now)).rows.map(({ id }) => id)).toEqual([
      some?.id,
    ])
    expect(
      (await listStock(scope(), { page: 1, perPage: 50, filter: { ids: ['coming', 'south-car'] } }, null, now)).rows.map(({ id }) => id),
    ).toEqual(['coming'])
    const invalidQuery = {
      page: -3,
      perPage: 1e9,
      sort: { field: 'name; drop table cars', order: 'ASC' as const },
      filter: { status: { evil: true }, nonsense: 1 },
    }
    expect((await listStock(scope(), invalidQuery, null, now)).total).toBe(11)
  })

  it('listStock counts cars for the overview', async () => {
    expect(await stockCounts(scope(), {}, null, now)).toMatchObject({
      total: 11,
      stages: { draft: 1, in_stock: 5, coming_soon: 1, preorder: 0, reserved: 0, sold: 3, withdrawn: 1 },
      attention: { noPhotos: 1, noPrice: 0 },
    })
  })
})
