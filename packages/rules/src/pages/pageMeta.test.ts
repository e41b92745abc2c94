import { describe, expect, it } from 'vitest'
import { anyCar } from '../offers/offerProblems'
import { parseSearch } from '../search/parseSearch'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { buildLocation } from '../testing/buildLocation'
import { buildSiteData } from '../testing/buildSiteData'
import type { PageData, PageRequest } from './PageRules'
import { pageMeta } from './pageMeta'
import type { Route } from './Route'

const config = buildConfig({ identity: { name: 'Harbour Motors', tagline: 'Good cars in Parramatta' } })
const request: PageRequest = { now: '2026-03-10T10:00:00Z', origin: 'https://cars.example', mode: 'live' }
const site = buildSiteData()
const offer = {
  id: 'o1',
  name: 'Free servicing',
  description: '<p>Five years.</p>',
  disclaimer: null,
  category: 'New',
  manufacturer: null,
  modelName: null,
  imageKey: 'offers/1.png',
  startsOn: null,
  startTime: null,
  endsOn: null,
  endTime: null,
  comparisonRate: null,
  rateExample: null,
  ...anyCar,
} as const

const withSite = ([route, data]: [Route, PageData]): Parameters<typeof pageMeta> => [route, config, data, request]

const searched = (query = '', preset: Extract<Route, { page: 'search' }>['preset'] = {}): [Route, PageData] => [
  { page: 'search', path: '/search', preset },
  {
    page: 'search',
    site,
    state: parseSearch(new URLSearchParams(query), { config, preset }),
    result: { cars: [buildCar()], total: 1234, page: 1, pageCount: 59, facets: {}, ranges: {} },
  },
]
const buildPage = (pageId: string, path: string): [Route, PageData] => [
  { page: 'content', pageId, path },
  { page: 'content', site, blocks: {} },
]
const carPage = (car = buildCar()): [Route, PageData] => [
  { page: 'car', path: `/cars/${car.slug}`, slug: car.slug },
  { page: 'car', site, car, location: null, similar: [] },
]
/** Private pages of a single shopper. */
const ownPages: [Route, PageData][] = [
  [
    { page: 'compare', path: '/compare' },
    { page: 'compare', site, cars: [buildCar()], missing: 0 },
  ],
  [
    { page: 'favourites', path: '/favourites' },
    { page: 'favourites', site },
  ],
]
const everyPage: [Route, PageData][] = [
  searched(),
  carPage(),
  buildPage('home', '/'),
  buildPage('contact', '/contact'),
  [
    { page: 'locations', path: '/our-location' },
    { page: 'locations', site },
  ],
  [
    { page: 'location', path: '/our-location/parramatta', slug: 'parramatta' },
    { page: 'location', site, location: buildLocation(), cars: [], reviews: [] },
  ],
  [
    { page: 'offers', path: '/special-offers' },
    { page: 'offers', site, offers: [] },
  ],
  [
    { page: 'offer', path: '/offers/o1', offerId: 'o1' },
    { page: 'offer', site, offer, cars: [], areChosen: false, hasMore: false },
  ],
  [
    { page: 'success', path: '/success' },
    { page: 'success', site },
  ],
  ...ownPages,
  [
    { page: 'sitemap', path: '/sitemap' },
    { page: 'sitemap', site },
  ],
]

it.each(everyPage.map(([route, data]) => ({ path: route.path, route, data })))(
  'the metadata gives $path a title, a description and its plain address (RTE-01 to RTE-26)',
  ({ route, data }) => {
    const meta = pageMeta(route, config, data, request)
    expect(meta.title).not.toBe('')
    expect(meta.title.length).toBeLessThanOrEqual(65)
    expect(meta.description).not.toBe('')
    expect(meta.description.length).toBeLessThanOrEqual(160)
    expect(meta.description).not.toContain('<')
    expect(meta.canonical).toBe(`https://cars.example${route.path}`)
  },
)

it('the site gives each page a unique description (RTE-21)', () => {
  const described = everyPage.map(([route, data]) => pageMeta(route, config, data, request).description)
  expect(new Set(described).size).toBe(described.length)
})

it('the site has a link preview picture for every page, by default that of the home page (RTE-21, OFR-01, LOC-07)', () => {
  const [opening] = buildConfig().pages.list.find(({ path }) => path === '/')?.blocks ?? []
  const illustrated = buildConfig({
    pages: { list: [{ id: 'home', blocks: [{ id: opening?.id, kind: opening?.kind, image: 'home.jpg' }] }] },
  } as never)
  const pictures = everyPage.map(([route, data]) => [route.path, pageMeta(route, illustrated, data, request).image?.url ?? null] as const)
  expect(pictures.filter(([, url]) => url === null)).toEqual([])
  const [route, data] = [
    { page: 'offers', path: '/special-offers' },
    { page: 'offers', site, offers: [{ ...offer, imageKey: null }, offer] },
  ] as const
  expect(pageMeta(route, illustrated, data, request).image?.url).toContain('offers/1.png')
  expect(Object.fromEntries(pictures)['/sitemap']).toContain('home.jpg')
})

it('the canonical address of an offer contains its own make, for any make in the address (RTE-18)', () => {
  const kiaOffer = { ...offer, manufacturer: 'Kia' }
  const [route, data] = [
    { page: 'offer', path: '/offers/toyota/o1', offerId: 'o1' },
    { page: 'offer', site, offer: kiaOffer, cars: [], areChosen: false, hasMore: false },
  ] as const
  const { canonical, jsonLd } = pageMeta(route, config, data, request)
  expect(canonical).toBe('https://cars.example/offers/kia/o1')
  expect(JSON.stringify(jsonLd)).not.toContain('toyota')
  const kiaSite = buildConfig({ identity: { manufacturer: 'Kia' } })
  expect(pageMeta({ ...route, path: '/offers/o1' }, kiaSite, data, request).canonical).toBe('https://cars.example/offers/o1')
})

it.each(ownPages.map(([route, data]) => ({ path: route.path, route, data })))(
  'the metadata keeps $path out of search engines (FAV-01, FAV-02)',
  ({ route, data }) => {
    expect(pageMeta(route, config, data, request).index).toBe(false)
  },
)

it.each([
  { status: 'sold', text: 'sold' },
  { status: 'withdrawn', text: 'no longer available' },
] as const)(
  'the metadata gives no price for a car with status $status, and excludes it from search engines (RTE-04)',
  ({ status, text }) => {
    const { title, description, index } = pageMeta(...withSite(carPage(buildCar({ status }))))
    expect(title.toLowerCase()).toMatch(new RegExp(`^${text}: 2021 toyota corolla`))
    expect(title).not.toContain('for sale')
    expect(description).toContain(`NSW: ${text}, 42,310 km`)
    expect(description).not.toContain('$')
    expect(index).toBe(false)
  },
)

it.each([
  { name: 'on its way', car: { status: 'coming_soon' }, where: 'Ascent Sport, on its way to Harbour Motors Parramatta' },
  { name: 'to pre-order', car: { preorder: true }, where: 'Ascent Sport, to order ahead from Harbour Motors Parramatta' },
] as const)('the metadata doesn’t claim that a car $name is at the location (RTE-04)', ({ car, where }) => {
  expect(pageMeta(...withSite(carPage(buildCar(car)))).description).toContain(where)
})

it('the site describes a car with its price, and a picture drawn for link previews (RTE-04, UI-10)', () => {
  expect(pageMeta(...withSite(carPage()))).toMatchObject({
    title: '2021 Toyota Corolla Ascent Sport | Harbour Motors',
    description:
      '2021 Toyota Corolla Ascent Sport at Harbour Motors Parramatta, Parramatta NSW: $24,990, 42,310 km, Automatic, Unleaded Petrol, Glacier White.',
    image: {
      url: 'https://cars.example/cars/2021-toyota-corolla-ascent-sport-n1001/share.png',
      alt: '2021 Toyota Corolla Ascent Sport',
      width: 1200,
      height: 630,
    },
    index: true,
    jsonLd: [{ '@type': 'Car' }, { '@type': 'BreadcrumbList' }],
    product: [{ property: 'og:type', content: 'product' }, ...Array.from({ length: 6 }, () => ({}))],
  })
})

it('the site describes a search by its path (RTE-14)', () => {
  expect(pageMeta(...withSite(searched('', { make: 'Kia' })))).toMatchObject({
    title: 'Kia for sale | Harbour Motors',
    description: 'Kia for sale: 1,234 to choose from at Harbour Motors, with photos, prices and full details.',
    jsonLd: [{ '@type': 'ItemList' }, { '@type': 'BreadcrumbList' }],
  })
})

it('the site titles the home page with the dealer’s name, or with the site’s setting', () => {
  expect(pageMeta(...withSite(buildPage('home', '/')))).toMatchObject({
    title: 'Harbour Motors | Good cars in Parramatta',
    jsonLd: [{ '@type': 'AutoDealer' }, { '@type': 'Organization' }, { '@type': 'WebSite' }],
  })
  const [route, data] = buildPage('home', '/')
  expect(pageMeta(route, buildConfig({ seo: { title: 'Used cars in Parramatta' } }), data, request).title).toBe('Used cars in Parramatta')
})

it.each([
  { name: 'the first page', query: 'page=1', canonical: '/search', title: 'Cars for sale' },
  { name: 'a second page has its own address', query: 'page=2', canonical: '/search?page=2', title: 'Cars for sale, page 2' },
  { name: 'a filtered list has the address of the plain list', query: 'make=Kia&page=2', canonical: '/search', title: 'Cars for sale' },
])('the address of a list in search engines: $name (RTE-14)', ({ query, canonical, title }) => {
  const meta = pageMeta(...withSite(searched(query)))
  expect(new URL(meta.canonical).pathname + new URL(meta.canonical).search).toBe(canonical)
  expect(meta.title.startsWith(title)).toBe(true)
  expect(meta.title.includes('page')).toBe(title.includes('page'))
})

describe('the pages that search engines may index', () => {
  it.each([
    ['a plain search', searched(), true],
    ['a search defined by its path only', searched('make=Kia', { make: 'Kia' }), true],
    ['a search with a filter', searched('make=Kia'), false],
    ['a second page of a plain list', searched('page=2'), true],
    ['a second page of a filtered list', searched('make=Kia&page=2'), false],
    ['a search with a parameter that means nothing', searched('utm_source=x'), true],
    ['a sold car', carPage(buildCar({ status: 'sold' })), false],
    [
      'the thank-you page',
      [
        { page: 'success', path: '/success' },
        { page: 'success', site },
      ] as [Route, PageData],
      false,
    ],
  ])('$0: $2', (_name, page, index) => expect(pageMeta(...withSite(page)).index).toBe(index))

  it.each([
    { name: 'that the site lists', car: {}, stock: {}, index: true },
    {
      name: 'of a type that the site doesn’t list',
      car: { carType: 'new' as const },
      stock: { carTypes: ['used' as const] },
      index: false,
    },
    { name: 'of the only listed type', car: { carType: 'used' as const }, stock: { carTypes: ['used' as const] }, index: true },
    { name: 'with too few photos', car: { images: [] }, stock: { minImageCount: 1 }, index: false },
    { name: 'that is kept off websites', car: { showOnDealerWebsite: false }, stock: {}, index: false },
  ])('search engines index a car $name: $index (RTE-04, CFG-12)', ({ car, stock, index }) => {
    const [route, data] = carPage(buildCar(car))
    expect(pageMeta(route, buildConfig({ stock }), data, request).index).toBe(index)
  })

  it('the list of pages that search engines may index excludes previews, and sites that refuse indexing', () => {
    const [route, data] = buildPage('home', '/')
    expect(pageMeta(route, config, data, { ...request, mode: 'preview' }).index).toBe(false)
    expect(pageMeta(route, buildConfig({ seo: { index: false } }), data, request).index).toBe(false)
  })
})

it('the site names the suburb of a location only once (LOC-13)', () => {
  const pageTitle = (name: string) => {
    const location = { ...buildLocation(), name }
    const path = '/our-location/parramatta'
    return pageMeta(
      { page: 'location', path, slug: 'parramatta' },
      config,
      { page: 'location', site, location, cars: [], reviews: [] },
      request,
    ).title
  }
  expect(pageTitle('Harbour Motors Parramatta')).toBe('Harbour Motors Parramatta | Harbour Motors')
  expect(pageTitle('The yard')).toBe('The yard, Parramatta | Harbour Motors')
})
