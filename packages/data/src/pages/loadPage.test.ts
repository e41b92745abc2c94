import type { StockResult } from '@forecourt/rules/entities/StockResult'
import { whyOffersShow } from '@forecourt/rules/offers/offerListing'
import { anyCar } from '@forecourt/rules/offers/offerProblems'
import { offersOfCar } from '@forecourt/rules/offers/offersOfCar'
import type { Route } from '@forecourt/rules/pages/Route'
import type { StockSearch } from '@forecourt/rules/search/StockSearch'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { beforeAll, describe, expect, it } from 'vitest'
import { allOffers, currentOffers } from '../offers/currentOffers'
import { insertOffers } from '../organisations/insertOrganisation'
import type { RenderedSite } from '../sites/RenderedSite'
import { updateCar } from '../stock/duplicateCar'
import { addCars } from '../testing/addCars'
import { buildActor as actor } from '../testing/buildWorld'
import { liveSite } from '../testing/siteDraft'
import { useWorld } from '../testing/useWorld'
import { newSignIn } from './kinds/signIn'
import { loadPage } from './loadPage'
import { loadSiteData } from './loadSiteData'

const world = useWorld()

const now = '2026-06-10T00:00:00.000Z'
const emptyResult: StockResult = { cars: [], total: 0, page: 1, pageCount: 0, facets: {}, ranges: {} }

let site: RenderedSite
beforeAll(async () => {
  const offer = {
    description: 'Now.',
    disclaimer: null,
    category: 'Used',
    manufacturer: 'Toyota',
    modelName: 'Corolla',
    imageKey: null,
    comparisonRate: null,
    rateExample: null,
    startTime: null,
    endTime: null,
    ...anyCar,
  } as const
  await world.db.platform.transaction((tx) =>
    insertOffers(tx, world.north.organisationId, [
      { ...offer, id: 'now', name: 'Now', startsOn: '2026-06-10', endsOn: '2026-06-10' },
      { ...offer, id: 'past', name: 'Past', startsOn: null, endsOn: '2026-06-09' },
      { ...offer, id: 'always', name: 'Always', startsOn: null, endsOn: null },
    ]),
  )
  site = await liveSite(world.db, world.north.siteId)
})

const load = (route: Route, search?: StockSearch, query?: string) =>
  loadPage(world.db, site, route, { now, search, query: new URLSearchParams(query) })

const homeWith = (blocks: unknown[]): RenderedSite => ({
  ...site,
  config: {
    ...site.config,
    pages: { list: [{ id: 'test', path: '/test', title: 'Test', description: '', shown: true, blocks }] },
  } as unknown as ResolvedConfig,
})

const blockData = async (block: object) => {
  const page = await loadPage(
    world.db,
    homeWith([{ id: 'it', shown: true, heading: '', make: '', model: '', body: '', ...block }]),
    { page: 'content', pageId: 'test', path: '/test' },
    { now },
  )
  return page?.page === 'content' ? page.blocks.it : undefined
}

const removeCars = (...ids: string[]) => world.db.platform.transaction((tx) => tx.car.deleteMany({ where: { id: { in: ids } } }))

describe('loadPage', () => {
  it('loadPage loads every page of the default config that is on, without a search', async () => {
    for (const { id, path, shown } of site.config.pages.list) {
      const page = await load({ page: 'content', pageId: id, path })
      if (shown) expect(page).toMatchObject({ page: 'content', site: { stockCount: 1 } })
      else expect(page).toBeNull()
    }
  })

  it('loadPage loads the pages of a car, the locations, offers and the rest', async () => {
    expect(await load({ page: 'car', path: '/cars/x', slug: world.north.carSlug })).toMatchObject({
      car: { id: world.north.carId },
      location: { id: world.north.locationId },
    })
    expect(await load({ page: 'locations', path: '/our-location' })).toMatchObject({
      site: { locations: [{ name: 'north Location', dealershipName: 'north Dealership' }] },
    })
    expect(await load({ page: 'location', path: '/x', slug: 'north-location' })).toMatchObject({
      location: { id: world.north.locationId },
      cars: [{ id: world.north.carId }],
      reviews: [{ customerName: 'Ana' }],
    })
    expect(await load({ page: 'offers', path: '/special-offers' })).toMatchObject({ offers: [{ id: 'now' }, { id: 'always' }] })
    expect(await load({ page: 'offer', path: '/x', offerId: 'now' })).toMatchObject({
      offer: { id: 'now' },
      cars: [{ id: world.north.carId }],
    })
    expect(await load({ page: 'success', path: '/success' })).toMatchObject({ page: 'success' })
  })

  it.each<Route>([
    { page: 'content', pageId: 'nowhere', path: '/nowhere' },
    { page: 'car', path: '/cars/x', slug: 'south-car' },
    { page: 'location', path: '/x', slug: 'south-location' },
    { page: 'offer', path: '/x', offerId: 'past' },
  ])('loadPage finds no page for $page at $path', async (route) => {
    expect(await load(route)).toBeNull()
  })

  it('loadPage compares the cars in the query in its order, and counts those that the site doesn’t show (FAV-02)', async () => {
    await addCars(world.db, world.north, [
      { id: 'sold-one', status: 'sold', soldAt: '2020-01-01T00:00:00.000Z' },
      { id: 'hidden-one', status: 'withdrawn' },
    ])
    const compare = (cars: string) =>
      loadPage(world.db, site, { page: 'compare', path: '/compare' }, { now, query: new URLSearchParams({ cars }) })
    expect(await compare(`sold-one,${world.north.carSlug},sold-one`)).toMatchObject({
      cars: [{ slug: 'sold-one' }, { slug: world.north.carSlug }],
      missing: 0,
    })
    // Cars of another dealer, withdrawn ones and unknown ones.
    expect(await compare(`${world.south.carSlug},hidden-one,no-such-car,${world.north.carSlug}`)).toMatchObject({
      cars: [{ slug: world.north.carSlug }],
      missing: 3,
    })
    expect(await compare("';drop table cars,,<b>")).toMatchObject({ cars: [], missing: 0 })
  })

  it('loadPage finds the car of the checkout that requires the sign-in, unless it is unknown or sold (AUTH-04, RTE-05, RTE-06)', async () => {
    await addCars(world.db, world.north, [
      { id: 'sold-first', status: 'sold', soldAt: '2020-01-01T00:00:00.000Z' },
      { id: 'reserved-first', reserved: true },
    ])
    const { config } = site
    const taking = { ...site, config: { ...config, checkout: { ...config.checkout, enabled: true, payOnline: true } } } as RenderedSite
    const wanted = async (redirect: string) => {
      const signIn = { ...newSignIn, redirect }
      const page = await loadPage(world.db, taking, { page: 'signIn', path: '/sign-in' }, { now, own: { signIn } })
      const found = page?.page === 'signIn' ? page.wanted : undefined
      return found && { kind: found.kind, slug: found.car.slug }
    }
    const slug = world.north.carSlug
    expect(await wanted(`/cars/${slug}/${config.checkout.path}`)).toEqual({ kind: 'reserve', slug })
    expect(await wanted(`/checkout-journey?car_id=${slug}#pay`)).toEqual({ kind: 'buy', slug })
    for (const car of ['sold-first', 'reserved-first', 'no-such-car', world.south.carSlug])
      expect(await wanted(`/cars/${car}/${config.checkout.path}`)).toBeNull()
    for (const other of ['/my-garage', `/cars/${slug}`, '/checkout-journey', '/checkout-journey?journey=token', '/%00'])
      expect(await wanted(other)).toBeNull()
    await removeCars('sold-first', 'reserved-first')
  })

  it('loadPage shows a page with similar cars for a withdrawn car, and the car again once it is back in stock (CAR-05)', async () => {
    await addCars(world.db, world.north, [{ id: 'leaving' }, { id: 'secret', status: 'withdrawn', showOnDealerWebsite: false }])
    const route: Route = { page: 'car', path: '/cars/leaving', slug: 'leaving' }
    const setStatus = (status: 'withdrawn' | 'in_stock') =>
      updateCar(world.db.forOrganisation(world.north.organisationId), { carId: 'leaving', changes: { status }, now, actor })
    expect(await load(route)).toMatchObject({ page: 'car' })
    await setStatus('withdrawn')
    const missing = await load(route)
    expect(missing).toMatchObject({
      page: 'gone',
      car: { slug: 'leaving', name: '2021 Toyota Corolla Ascent Sport', makeSlug: 'toyota' },
      similar: [{ id: world.north.carId }],
    })
    // The page doesn't get data that it no longer shows.
    expect(missing?.page === 'gone' && Object.keys(missing.car)).not.toContain('priceCents')
    await setStatus('in_stock')
    expect(await load(route)).toMatchObject({ page: 'car', car: { id: 'leaving' } })
    expect(await load({ page: 'car', path: '/cars/secret', slug: 'secret' })).toBeNull()
    await setStatus('withdrawn')
  })

  it('loadPage calls the given search with the parsed query and the path’s preset', async () => {
    const queries: unknown[] = []
    const search: StockSearch = {
      search: async ({ state, preset }) => {
        queries.push([state.values, preset])
        return emptyResult
      },
    }
    expect(await load({ page: 'search', path: '/search/toyota', preset: { make: 'Toyota' } }, search, 'body=SUV&nonsense=1')).toMatchObject(
      { result: emptyResult },
    )
    expect(queries).toEqual([[{ body: ['SUV'], make: ['Toyota'] }, { make: 'Toyota' }]])
  })
})

describe('the data of blocks', () => {
  it.each([
    ['newest', 1],
    ['used', 1],
    ['new', 0],
    ['demo', 0],
    ['reduced', 0],
    ['certified', 0],
    ['electric', 0],
    ['subscription', 0],
    ['caravan', 0],
    ['motorcycle', 0],
  ])('a block of featured cars has only the cars of its selection: %s', async (selection, count) => {
    expect((await blockData({ kind: 'featuredStock', selection, limit: 6 }))?.cars).toHaveLength(count)
  })

  it.each([
    [{ make: 'Toyota' }, 1],
    [{ make: 'toyota', model: 'Corolla' }, 1],
    [{ body: 'hatch ' }, 1],
    [{ make: 'Toyota', body: 'SUV' }, 0],
    [{ model: 'RAV4' }, 0],
    [{ make: "O'Neill; drop" }, 0],
  ])('a block of featured cars has only cars of %j', async (of, count) => {
    expect((await blockData({ kind: 'featuredStock', selection: 'newest', limit: 6, ...of }))?.cars).toHaveLength(count)
  })

  it('a block of featured cars has cars without a photo only if no car has one (SRC-49)', async () => {
    const featured = async () => (await blockData({ kind: 'featuredStock', selection: 'demo', limit: 6 }))?.cars?.map(({ id }) => id)
    try {
      await addCars(world.db, world.north, [{ id: 'demo-plain', carType: 'demo', images: [] }])
      expect(await featured()).toEqual(['demo-plain'])
      await addCars(world.db, world.north, [{ id: 'demo-seen', carType: 'demo' }])
      expect(await featured()).toEqual(['demo-seen'])
    } finally {
      await removeCars('demo-plain', 'demo-seen')
    }
  })

  it('a row of featured cars has others than the rows before it on the page, while there are enough (SRC-17)', async () => {
    const row = (id: string, settings: object = {}) => ({
      ...{ id, kind: 'featuredStock', shown: true, heading: '', make: '', model: '', body: '', selection: 'used', limit: 2 },
      ...settings,
    })
    const rows = async (...blocks: object[]) => {
      const page = await loadPage(world.db, homeWith(blocks), { page: 'content', pageId: 'test', path: '/test' }, { now })
      return page?.page === 'content' ? Object.values(page.blocks).map(({ cars = [] }) => cars.map(({ id }) => id)) : []
    }
    const added = ['row-1', 'row-2', 'row-3']
    try {
      await addCars(
        world.db,
        world.north,
        added.map((id) => ({ id })),
      )
      const [first = [], second = []] = await rows(row('one'), row('two'))
      expect(new Set([...first, ...second]).size).toBe(4)
      // A row that is switched off takes no cars from others.
      expect(await rows(row('one', { shown: false }), row('two'))).toEqual([first])
      // Four cars for rows of three: only one is new.
      const [, few = []] = await rows(row('one', { limit: 3 }), row('two', { limit: 3 }))
      expect(few).toHaveLength(3)
    } finally {
      await removeCars(...added)
    }
  })

  it.each([
    ['make', { label: 'Toyota', count: 1, href: '/search/toyota' }],
    ['body', { label: 'Hatch', count: 1, href: '/search?body=Hatch' }],
    ['price', { label: '$15,000 to $25,000', count: 1, href: '/search?price=15000:25000' }],
    ['type', { label: 'Cars', count: 1, href: '/search?item_type=car' }],
    ['location', { label: 'north Location', count: 1, href: '/search/north-location' }],
    ['dealership', { label: 'north Dealership', count: 1, href: '/search/north-dealership' }],
  ])('a browse block groups the stock by %s', async (by, entry) => {
    expect((await blockData({ kind: 'browse', by, layout: 'tiles' }))?.entries).toMatchObject([entry])
  })

  it('the data of blocks treats all spellings of a body type as one in counts, browsing and featured cars, as search does (SRC-03)', async () => {
    try {
      await addCars(
        world.db,
        world.north,
        ['Ute', 'UTILITY', 'Dual-cab pick up', 'Wagon'].map((simpleBody, index) => ({
          ...{ id: `spelled-${index}`, simpleBody, carType: 'new' as const, model: 'Hilux', modelSlug: 'hilux', images: [] },
        })),
      )
      const count = 3
      expect((await blockData({ kind: 'browse', by: 'body', layout: 'tiles' }))?.entries).toContainEqual(
        expect.objectContaining({ label: 'Ute', value: 'Ute', count, href: '/search?body=Ute' }),
      )
      const { quick } = (await blockData({ kind: 'hero', showSearch: true })) ?? {}
      expect(quick?.bodies.filter(({ value }) => value !== 'Hatch' && value !== 'Wagon')).toEqual([{ label: 'Ute', value: 'Ute', count }])
      const featured = await blockData({ kind: 'featuredStock', selection: 'new', limit: 6, body: 'utility' })
      expect(featured?.cars?.map(({ id }) => id).toSorted()).toEqual(['spelled-0', 'spelled-1', 'spelled-2'])
    } finally {
      await removeCars('spelled-0', 'spelled-1', 'spelled-2', 'spelled-3')
    }
  })

  it('the data of blocks browses by models of new cars, each with a picture of a car', async () => {
    expect((await blockData({ kind: 'browse', by: 'model', layout: 'pictures' }))?.entries).toEqual([])
    try {
      const [fresh] = await addCars(world.db, world.north, [{ id: 'fresh', carType: 'new', model: 'RAV4', modelSlug: 'rav4' }])
      expect((await blockData({ kind: 'browse', by: 'model', layout: 'pictures' }))?.entries).toEqual([
        {
          label: 'RAV4',
          value: 'toyota/rav4',
          count: 1,
          body: 'Hatch',
          href: '/search/toyota/rav4?car_type=new',
          image: fresh?.images[0]?.key,
        },
      ])
    } finally {
      await removeCars('fresh')
    }
  })

  it('the data of blocks loads offers and reviews up to their limit', async () => {
    expect(await blockData({ kind: 'offers', limit: 1 })).toMatchObject({ offers: [{ id: 'now' }] })
    expect(await blockData({ kind: 'reviews', limit: 3 })).toMatchObject({
      reviews: [{ rating: 5 }],
      reviewSummary: { count: 128, averageRating: 4.6 },
    })
  })

  it('the data of blocks shows the offer chosen for a car while it runs (OFR-01)', async () => {
    const offerOf = async (offerId: string | null) => {
      await world.db
        .forOrganisation(world.north.organisationId)
        .transaction((tx) => tx.car.update({ where: { id: world.north.carId }, data: { offerId } }))
      const loaded = await load({ page: 'car', path: '/cars/x', slug: world.north.carSlug })
      const page = await load({ page: 'offer', path: '/x', offerId: 'now' })
      const [first] = loaded?.page === 'car' ? offersOfCar({ car: loaded.car, offers: loaded.site.carOffers }) : []
      return [first?.id, page?.page === 'offer' && page.areChosen]
    }
    expect([await offerOf('now'), await offerOf('past'), await offerOf(null)]).toEqual([
      ['now', true],
      [undefined, false],
      [undefined, false],
    ])
  })

  it('the data of blocks names the offer that the shopper came to the finance form from, while it runs (OFR-04)', async () => {
    const { path } = site.config.finance
    const page = site.config.pages.list.find((each) => each.path === path)
    const nameOf = async (id: string) => {
      const loaded = await load({ page: 'content', pageId: page?.id ?? '', path }, undefined, `offer_id=${id}`)
      return loaded?.page === 'content' ? Object.values(loaded.blocks).find(({ finance }) => finance)?.finance?.offer : undefined
    }
    expect([await nameOf('now'), await nameOf('past'), await nameOf('nobody')]).toEqual(['Now', null, null])
  })

  it('the calculator of the finance page has the car that the link names, while the car is available (RTE-11, FIN-11)', async () => {
    const { path } = site.config.finance
    const page = site.config.pages.list.find((each) => each.path === path)
    const calculator = page?.blocks.find(({ kind }) => kind === 'calculator')
    const carOf = async (query: string) => {
      const loaded = await load({ page: 'content', pageId: page?.id ?? '', path }, undefined, query)
      return loaded?.page === 'content' ? loaded.blocks[calculator?.id ?? '']?.financedCar?.id : undefined
    }
    expect([await carOf(`car_id=${world.north.carSlug}`), await carOf('car_id=sold-one'), await carOf('offer_id=now')]).toEqual([
      world.north.carId,
      undefined,
      undefined,
    ])
  })

  it('the data of blocks shows no offers of other makes on the site of a single make (OFR-05)', async () => {
    const offersOf = (manufacturer: string) =>
      loadPage(
        world.db,
        { ...site, config: { ...site.config, identity: { ...site.config.identity, manufacturer } } as ResolvedConfig },
        { page: 'offers', path: '/special-offers' },
        { now },
      )
    expect(await offersOf('Toyota')).toMatchObject({ offers: [{ id: 'now' }, { id: 'always' }] })
    expect(await offersOf('Mazda')).toMatchObject({ offers: [] })
  })

  it('the data of blocks reports for every offer whether it shows, exactly as pages show it (OFR-01, OFR-05)', async () => {
    const { organisationId, siteId } = site
    const extraOffers = [
      { id: 'left-out', name: 'Left out', excludedSiteIds: [siteId] },
      { id: 'later', name: 'Later', startsOn: '2026-06-11' },
      { id: 'this-minute', name: 'This minute', startsOn: '2026-06-10', startTime: '10:00' },
      { id: 'next-minute', name: 'Next minute', startsOn: '2026-06-10', startTime: '10:01' },
      { id: 'to-next-minute', name: 'To the next minute', endsOn: '2026-06-10', endTime: '10:01' },
      { id: 'to-this-minute', name: 'To this minute', endsOn: '2026-06-10', endTime: '10:00' },
      { id: 'any-make', name: 'Any make', manufacturer: null },
    ]
    await world.db.platform.transaction(async (tx) => {
      await tx.offer.createMany({
        data: extraOffers.map((offer) => ({
          organisationId,
          description: '',
          category: 'Used',
          manufacturer: 'Toyota',
          position: 9,
          ...offer,
        })),
      })
      for (const manufacturer of ['', 'Toyota', 'Mazda']) {
        const config = { ...site.config, identity: { ...site.config.identity, manufacturer } }
        const all = await allOffers(tx, site)
        expect(all).toHaveLength(10)
        const offerIds = whyOffersShow(all, { config, now }).flatMap(({ id, shown }) => (shown ? [id] : []))
        expect(['this-minute', 'next-minute', 'to-next-minute', 'to-this-minute'].map((id) => offerIds.includes(`offer-${id}`))).toEqual(
          manufacturer === 'Mazda' ? [false, false, false, false] : [true, false, true, false],
        )
        expect(offerIds).toEqual((await currentOffers(tx, { ...site, config }, now)).map(({ id }) => `offer-${id}`))
      }
      await tx.offer.deleteMany({ where: { organisationId, id: { in: extraOffers.map(({ id }) => id) } } })
    })
  })

  it('the data of blocks loads no data for a hidden block or a text block', async () => {
    expect(await blockData({ kind: 'offers', limit: 1, shown: false })).toBeUndefined()
    expect(await blockData({ kind: 'prose', text: 'Words' })).toBeUndefined()
  })
})

describe('loadSiteData', () => {
  it('loadSiteData names makes of the stock and of the dealerships, and none of drafts', async () => {
    const { names, dealerships } = await loadSiteData(world.db, site, now)
    expect(names).toEqual({
      makes: [{ slug: 'toyota', name: 'Toyota', models: [{ slug: 'corolla', name: 'Corolla' }] }],
      modelPages: [],
      dealershipSlugs: ['north-dealership'],
      locationSlugs: ['north-location'],
    })
    expect(dealerships).toEqual([
      {
        ...{ id: world.north.dealershipId, slug: 'north-dealership', name: 'north Dealership' },
        ...{ makes: ['Toyota'], reviewUrl: null, stockCount: 1 },
      },
    ])
  })
})
