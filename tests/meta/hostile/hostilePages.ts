import type { BlockData } from '@forecourt/rules/blocks/BlockRules'
import type { Location } from '@forecourt/rules/entities/Location'
import type { Offer } from '@forecourt/rules/entities/Offer'
import type { Accessory } from '@forecourt/rules/entities/RangeModel'
import type { Review } from '@forecourt/rules/entities/Review'
import type { FacetItem, StockResult } from '@forecourt/rules/entities/StockResult'
import { anyCar } from '@forecourt/rules/offers/offerProblems'
import type { PageData } from '@forecourt/rules/pages/PageRules'
import type { Route } from '@forecourt/rules/pages/Route'
import { listFacets, rangeFacets } from '@forecourt/rules/search/facets'
import { parseSearch } from '@forecourt/rules/search/parseSearch'
import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { buildModelDetails, buildRangeModel, buildVariant } from '@forecourt/rules/testing/buildModel'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { hostileCars } from './hostileCars'
import { hostileLine, hostileText } from './hostileText'

const line = hostileLine

const hostileLocation: Location = buildLocation({
  id: 'location-hostile',
  name: line,
  slug: 'hostile',
  locationSubtype: line,
  manufacturers: [line, line],
  dealershipName: line,
  dealerLicenceNumber: line,
  repairerNumber: line,
  address: { street: line, city: line, state: line, postcode: line, latitude: 90, longitude: -180 },
  phone: line,
  landline: line,
  email: line,
  specialDays: [
    { date: '2026-03-20', name: line, status: 'Open', startAt: '2026-03-20T00:00:00.000Z', endAt: '2026-03-19T00:00:00.000Z' },
    { date: '2026-03-20', name: line, status: 'Closed', startAt: null, endAt: null },
  ],
  imageKey: line,
})

const bareLocation: Location = buildLocation({
  id: 'location-bare',
  slug: 'bare',
  locationType: '',
  dealerLicenceNumber: null,
  repairerNumber: null,
  address: { street: '', city: '', state: '', postcode: '', latitude: null, longitude: null },
  phone: null,
  landline: null,
  email: null,
  departments: [],
  imageKey: null,
  reviews: null,
})

const offers: readonly Offer[] = [
  {
    id: 'offer-hostile',
    name: line,
    description: hostileText(4_000),
    disclaimer: hostileText(2_000),
    category: 'Finance offer',
    manufacturer: line,
    modelName: line,
    imageKey: line,
    startsOn: '0001-01-01',
    startTime: '00:00',
    endsOn: '9999-12-31',
    endTime: '23:59',
    comparisonRate: null,
    rateExample: null,
    ...anyCar,
  },
  {
    id: 'offer-bare',
    name: '',
    description: '',
    disclaimer: null,
    category: 'New',
    manufacturer: null,
    modelName: null,
    imageKey: null,
    startsOn: null,
    startTime: null,
    endsOn: null,
    endTime: null,
    comparisonRate: null,
    rateExample: null,
    ...anyCar,
  },
]

const hostileModel = {
  model: buildRangeModel({
    ...{ id: 'hostile', make: line, model: line, body: line, stage: 'new', performance: true, electrified: [line] },
    ...{
      priceText: line,
      imageKey: line,
      accessories: 1,
      count: Number.MAX_SAFE_INTEGER,
      newCount: 1,
      demoCount: 1,
      usedCount: Number.MAX_SAFE_INTEGER,
    },
  }),
  details: buildModelDetails({
    ...{ summary: line, fuels: [line], seats: 0, towingKg: 10_000, lengthMm: -1, warranty: line },
    variants: [
      buildVariant({
        name: line,
        priceCents: 500_000_000,
        fuel: line,
        engine: line,
        drive: line,
        transmission: line,
        consumption: 60,
        rangeKm: 2_000,
      }),
      buildVariant({ name: '', priceCents: 0 }),
    ],
    colours: [{ name: line, code: '#00000', imageKey: null, priceCents: 2_000_000 }],
    pictures: [{ caption: line, imageKey: line }],
    services: [{ name: line, priceCents: 2_000_000, months: 240, kilometres: 1_000_000 }],
  }),
}
const bareModel = { model: buildRangeModel({ id: 'bare', path: '/bare', body: null, stage: 'coming_soon' }), details: buildModelDetails() }
const hostileAccessory: Accessory = {
  ...{
    id: 'a',
    name: line,
    category: 'touring',
    partNumber: line,
    priceCents: 10_000_000,
    fitted: true,
    description: line,
    imageKey: line,
  },
}

const reviews: readonly Review[] = [
  {
    id: 'review-1',
    customerName: line,
    text: hostileText(4_000),
    rating: 5,
    reviewDate: '0001-01-01',
    replyText: line,
    replyDate: line,
    imageKey: line,
    locationName: line,
  },
  {
    id: 'review-2',
    customerName: '',
    text: '',
    rating: 0,
    reviewDate: '9999-12-31',
    replyText: null,
    replyDate: null,
    imageKey: null,
    locationName: null,
  },
]

/** A site whose locations and makes are as hostile as its cars, or empty. */
export const hostileSite = buildSiteData({
  locations: [hostileLocation, bareLocation],
  dealerships: [
    { id: 'dealership-1', slug: 'hostile', name: line, makes: [line], reviewUrl: null, stockCount: Number.MAX_SAFE_INTEGER },
    { id: 'dealership-2', slug: 'bare', name: '', makes: [], reviewUrl: null, stockCount: 0 },
  ],
  names: {
    makes: [{ slug: 'hostile', name: line, models: [{ slug: 'hostile', name: line }] }],
    modelPages: [],
    dealershipSlugs: ['hostile', 'bare'],
    locationSlugs: ['hostile', 'bare'],
  },
  stockCount: Number.MAX_SAFE_INTEGER,
  prices: [{ priceType: 'egc', subscribed: true, count: Number.MAX_SAFE_INTEGER }],
})
export const emptySite = buildSiteData({
  locations: [],
  dealerships: [],
  names: { makes: [], modelPages: [], dealershipSlugs: [], locationSlugs: [] },
  stockCount: 0,
  prices: [],
})

const facet: readonly FacetItem[] = [
  { label: line, value: line, count: 1_000_000 },
  { label: '', value: ' ', count: 0 },
]

const fullResult: StockResult = {
  cars: hostileCars,
  total: 1_000_000,
  page: 7,
  pageCount: 50_000,
  facets: Object.fromEntries(listFacets.map((name) => [name, facet])),
  ranges: Object.fromEntries(rangeFacets.map((name, index) => [name, { min: index % 2 ? -5 : 0, max: index % 2 ? -5 : 1e12 }])),
}
const noResult: StockResult = { cars: [], total: 0, page: 1, pageCount: 0, facets: {}, ranges: {} }

const hostileQuery = new URLSearchParams([
  ['query', line],
  ['make', line],
  ['make', 'Toyota'],
  ['colour', line],
  ['price', '1:1000000000000'],
  ['page', '7'],
])

const blockData: BlockData = {
  cars: hostileCars.filter((_car, index) => index % 6 === 0),
  entries: facet.map((item) => ({ ...item, href: '/search' })),
  offers,
  reviews,
  reviewSummary: { count: Number.MAX_SAFE_INTEGER, averageRating: 5 },
}

/** A page to render: route and data. */
export interface HostilePage {
  readonly route: Route
  readonly data: PageData
}

/** Pages of every kind with worst-case or empty data, for a config. */
export const hostilePages = (config: ResolvedConfig): HostilePage[] => {
  const state = parseSearch(hostileQuery, { config, preset: {} })
  const search: Route = { page: 'search', path: '/search', preset: {} }
  const contents = config.pages.list.flatMap(({ id, path, blocks }): HostilePage[] => {
    const route: Route = { page: 'content', pageId: id, path }
    return [
      { route, data: { page: 'content', site: hostileSite, blocks: Object.fromEntries(blocks.map((block) => [block.id, blockData])) } },
      { route, data: { page: 'content', site: emptySite, blocks: {} } },
    ]
  })
  const cars = hostileCars.map((car, index): HostilePage => {
    const location = [hostileLocation, bareLocation, null][index % 3] ?? null
    const site = location ? hostileSite : emptySite
    return {
      route: { page: 'car', path: `/cars/${car.slug}`, slug: car.slug },
      data: { page: 'car', site, car, location, similar: index % 2 ? hostileCars.slice(0, 4) : [] },
    }
  })
  const sold = hostileCars.slice(0, 4).map(
    (car, index): HostilePage => ({
      route: { page: 'car', path: `/cars/${car.slug}`, slug: car.slug },
      data: { page: 'gone', site: index % 2 ? hostileSite : emptySite, car, similar: index % 2 ? hostileCars.slice(0, 4) : [] },
    }),
  )
  const places = [hostileLocation, bareLocation].map(
    (location): HostilePage => ({
      route: { page: 'location', path: `/our-location/${location.slug}`, slug: location.slug },
      data: { page: 'location', site: hostileSite, location, cars: hostileCars.slice(0, 4), reviews },
    }),
  )
  const singleOffers = offers.map(
    (offer): HostilePage => ({
      route: { page: 'offer', path: `/offers/${offer.id}`, offerId: offer.id },
      data: { page: 'offer', site: hostileSite, offer, cars: hostileCars.slice(0, 4), areChosen: false, hasMore: false },
    }),
  )
  const models = [hostileModel, bareModel].flatMap(({ model, details }, index): HostilePage[] => {
    const site = { ...hostileSite, range: [model, bareModel.model] }
    const accessories = index === 0 ? [hostileAccessory] : []
    const { path, id: modelId } = model
    return [
      {
        route: { page: 'model', path, modelId },
        data: {
          page: 'model',
          site,
          model,
          details,
          offers: index === 0 ? offers : [],
          cars: index === 0 ? hostileCars.slice(0, 4) : [],
          accessories,
        },
      },
      { route: { page: 'accessories', path: `${path}/accessories`, modelId }, data: { page: 'accessories', site, model, accessories } },
      {
        route: { page: 'accessories', path: '/accessories', modelId: null },
        data: { page: 'accessories', site, model: null, accessories: [] },
      },
      { route: { page: 'models', path: '/models' }, data: { page: 'models', site, body: index === 0 ? line : null } },
    ]
  })
  const printed = hostileCars.map(
    (car): HostilePage => ({
      route: { page: 'print', path: `/print/${car.slug}`, slug: car.slug },
      data: { page: 'print', site: hostileSite, car, location: null },
    }),
  )
  const ofSite = [hostileSite, emptySite].flatMap((site): HostilePage[] => [
    { route: { page: 'locations', path: '/our-location' }, data: { page: 'locations', site } },
    { route: { page: 'offers', path: '/special-offers' }, data: { page: 'offers', site, offers: site === emptySite ? [] : offers } },
    {
      route: { page: 'compare', path: '/compare' },
      data: { page: 'compare', site, cars: site === emptySite ? [] : hostileCars.slice(0, 4), missing: site === emptySite ? 4 : 0 },
    },
    { route: { page: 'favourites', path: '/favourites' }, data: { page: 'favourites', site } },
    { route: { page: 'success', path: '/success' }, data: { page: 'success', site } },
    { route: { page: 'sitemap', path: '/sitemap' }, data: { page: 'sitemap', site } },
  ])
  return [
    ...contents,
    { route: search, data: { page: 'search', site: hostileSite, state, result: fullResult } },
    { route: search, data: { page: 'search', site: emptySite, state, result: noResult } },
    ...cars,
    ...sold,
    ...printed,
    ...places,
    ...singleOffers,
    ...models,
    ...ofSite,
  ]
}
