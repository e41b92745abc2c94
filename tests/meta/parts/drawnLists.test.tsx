import type { Car } from '@forecourt/rules/entities/Car'
import type { Offer } from '@forecourt/rules/entities/Offer'
import { type CardOfferContext, cardOffer, cardOfferText } from '@forecourt/rules/offers/cardOffer'
import { anyCar } from '@forecourt/rules/offers/offerProblems'
import type { PageData } from '@forecourt/rules/pages/PageRules'
import type { Route } from '@forecourt/rules/pages/Route'
import { shownValue } from '@forecourt/rules/parts/Part'
import { filterFacets } from '@forecourt/rules/search/filters/filterFacets'
import type { FilterContext } from '@forecourt/rules/search/filters/filterNeeds'
import { filterPart, nearPart } from '@forecourt/rules/search/filters/whyFiltersShow'
import type { ListContext } from '@forecourt/rules/search/list/placedCards'
import { viewTogglePart } from '@forecourt/rules/search/list/viewTogglePart'
import { promoPart, similarCardPart } from '@forecourt/rules/search/list/whyListShows'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildOffer } from '@forecourt/rules/testing/buildOffer'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RuntimeHostProvider } from '../../../packages/runtime/src/host/RuntimeHostProvider.client'
import { VehicleCard } from '../../../packages/runtime/src/sections/vehicle/card/VehicleCard'
import { buildHost } from '../../../packages/runtime/src/testing/buildHost'
import { publishableConfigs } from '../arbitraryConfigs'
import { checkEach } from '../checkEach'
import { demoNow } from '../demoNow'
import { drawnPage } from '../drawnPage'
import { generatedRuns } from '../generatedRuns'
import { hostileCars } from '../hostile/hostileCars'
import { hostilePages } from '../hostile/hostilePages'
import { sampled } from '../sampled'
import { samplePages } from '../samplePages'
import { openDemo } from '../seededDemo'
import { serverHtml } from '../serverHtml'
import { createComparison, mainHtml } from './createComparison'
import { escaped } from './partMarks'

type ListData = Extract<PageData, { readonly page: 'search' }>
type ListRoute = Extract<Route, { readonly page: 'search' }>

const demo = await openDemo()
const lists = (await samplePages(demo)).filter(({ data }) => data.page === 'search')
const stock = await Promise.all(demo.sites.map(async (of) => ({ of, cars: await demo.carsOf(of.site) })))

const { compare, remember, expectBothWays } = createComparison()
const request = { now: demoNow, origin: 'https://demo.example', mode: 'live' } as const

/** Finds a repeated element, such as a promotion, by the pointer of its setting. */
const atSetting = (pointer: string) => (html: string) => html.includes(`data-setting="${pointer}"`)

/** Compares layout, filters and promotions of a stock list. */
const compareList = (route: ListRoute, data: ListData, config: ResolvedConfig, page?: string) => {
  const { now } = request
  const html = mainHtml(page ?? serverHtml({ found: true, route, config, data, request }))
  const { state, result, site } = data
  const list: ListContext = { config, now, state, carCount: result.cars.length }
  const around = { [viewTogglePart.id]: viewTogglePart, [similarCardPart.id]: similarCardPart }
  const aroundMarks = {
    [viewTogglePart.id]: atSetting('/search/showViewToggle'),
    [similarCardPart.id]: atSetting('/search/similarTitle'),
  }
  compare<ListContext>(around, aroundMarks, html, list)
  const { promos } = config.search
  const promoMarks = Object.fromEntries(promos.map(({ id }) => [id, atSetting(`/search/promos/${id}`)]))
  compare<ListContext>(Object.fromEntries(promos.map((promo) => [promo.id, promoPart(promo)])), promoMarks, html, list)
  // Each promotion appears once.
  expect(new Set(html.match(/data-setting="\/search\/promos\/[^"/]+"/g)).size).toBe(
    html.match(/data-setting="\/search\/promos\/[^"/]+"/g)?.length ?? 0,
  )
  for (const promo of promos) remember('promotion', promoMarks[promo.id]?.(html) ?? false)
  const facets = [...new Set([...filterFacets({ filters: [], filterVariant: 1 }), ...config.search.filters])]
  const filters: FilterContext = { config, preset: route.preset, state, result, site }
  compare<FilterContext>(
    Object.fromEntries([...facets.map((facet) => filterPart(facet, config)), nearPart].map((part) => [part.id, part])),
    Object.fromEntries([
      ...facets.map((facet) => [
        `filter-${facet}`,
        facet === 'certified' ? atSetting('/search/certifiedLabel') : (drawn: string) => drawn.includes(`data-filter="${facet}"`),
      ]),
      [nearPart.id, (drawn: string) => drawn.includes('data-filter="near"')],
    ]),
    html,
    filters,
    `${route.path} ${JSON.stringify(route.preset)}`,
  )
  // An offer appears on exactly the cards it applies to.
  const cards = [...result.cars, ...(result.nearest?.cars ?? [])]
  const offered = cards.flatMap((car) => shownValue(cardOffer, { car, config, offers: site.carOffers }) ?? [])
  for (const text of new Set(site.carOffers.map(cardOfferText)))
    expect(html.split(offerMark(text)).length - 1, text).toBe(offered.filter((offer) => cardOfferText(offer) === text).length)
}

const offerMark = (text: string) => `<span class="min-w-0 wrap-anywhere">${escaped(text)}`

const host = buildHost()

/** Compares the offer of a card. */
const compareCard = (car: Car, offers: readonly Offer[], config: ResolvedConfig) => {
  const html = renderToString(
    <RuntimeHostProvider host={host}>
      <VehicleCard car={car} config={config} request={request} offers={offers} />
    </RuntimeHostProvider>,
  ).replaceAll('<!-- -->', '')
  const drawn = offers.filter((offer) => html.includes(offerMark(cardOfferText(offer))))
  const context: CardOfferContext = { car, config, offers }
  compare<CardOfferContext>({ [cardOffer.id]: cardOffer }, { [cardOffer.id]: () => drawn.length > 0 }, html, context, `${car.name}`)
  expect(drawn.map(({ id }) => id)).toEqual([shownValue(cardOffer, context)?.id ?? []].flat())
}

const { startsOn: _from, endsOn: _to, isExcluded: _left, ...plain } = buildOffer({ manufacturer: null, modelName: null })
const ofCars = (id: string, terms: Partial<Offer>): Offer => ({
  ...plain,
  startsOn: null,
  endsOn: null,
  id,
  name: `Offer ${id}`,
  ...anyCar,
  onCars: true,
  ...terms,
})

/** An offer for each condition on its cars. */
const offerKinds: readonly Offer[] = [
  ofCars('chosen', { onCars: false }),
  ofCars('rated', { comparisonRate: 6.2 } as Partial<Offer>),
  ofCars('used', { category: 'Used' }),
  ofCars('make', { manufacturer: 'Kia' }),
  ofCars('model', { manufacturer: 'Toyota', modelName: 'RAV4' }),
  ofCars('fuel', { fuels: ['Electric'] } as Partial<Offer>),
  ofCars('price', { priceFromCents: 2_000_000, priceToCents: 4_000_000 }),
  ofCars('year', { yearFrom: 2022 }),
  ofCars('place', { locationIds: ['location-2', 'location-3'] }),
  ofCars('business', { buyer: 'business' } as Partial<Offer>),
  ofCars('any', {}),
]
const usualCars = [
  {},
  { carType: 'new', year: 2026 },
  { status: 'sold', soldAt: '2026-01-09T00:00:00Z' },
  { make: 'Kia', model: 'Rio' },
  { simpleFuel: 'Electric', fuel: 'Electric' },
  { priceCents: null },
  { priceCents: 2_500_000, locationId: 'location-2' },
].map((changes) => buildCar(changes as Partial<Car>))

const promo = (id: string, message: object) => ({ id, title: `Promotion ${id}`, ...message })
const promoSettings: readonly ConfigValues[] = [
  {},
  { search: { showViewToggle: false, similarTitle: ' ' } },
  {
    search: {
      promos: [
        promo('runs', {}),
        promo('first-place', { position: 1 }),
        promo('same-place', { position: 1 }),
        promo('beyond', { position: 60 }),
        promo('elsewhere', { display: 'used', strictDisplay: true }),
      ],
      promoPositions: [2, 5],
    } as never,
  },
  {
    search: {
      promos: [
        promo('over', { expiry: '2020-01-01' }),
        promo('to-come', { start: '2090-01-01' }),
        promo('silent', { title: ' ' }),
        promo('picture', { title: '', image: 'a.webp' }),
      ],
    } as never,
  },
]

// The last test summarises the others.
describe('every part of a stock list is rendered exactly where its rule shows it, and explained so (UI-19, SRC-05, SRC-42, CNT-08, OFR-01)', {
  shuffle: false,
}, () => {
  it('every part of a stock list is rendered exactly where its rule shows it on demo lists', () =>
    checkEach(lists, (list) => {
      const { route, data, of } = list
      if (route.page === 'search' && data.page === 'search') compareList(route, data, of.site.config, drawnPage(list))
    }))

  it.each(promoSettings.map((values, index) => ({ index, values })))(
    'every part of a stock list is rendered exactly where its rule shows it on every demo list with other promotions: $index',
    ({ values }) => {
      const config = buildConfig(values)
      for (const { route, data } of lists) if (route.page === 'search' && data.page === 'search') compareList(route, data, config)
    },
  )

  it('every part of a stock list is rendered exactly where its rule shows it on generated sites, with lists of everything and of nothing', () => {
    fc.assert(
      fc.property(publishableConfigs, fc.nat(), (config, pick) => {
        for (const { route, data } of hostilePages(config))
          if (route.page === 'search' && data.page === 'search') compareList(route, data, config)
        const { route, data } = lists[pick % lists.length] ?? {}
        if (route?.page === 'search' && data?.page === 'search') compareList(route, data, config)
      }),
      generatedRuns(16),
    )
  })

  it('offers are shown on cards of demo sites exactly where their rule shows them', () => {
    for (const { of, cars } of stock) for (const car of cars.slice(0, sampled(40))) compareCard(car, of.siteData.carOffers, of.site.config)
  })

  it('offers of every kind are shown on cards of every kind of car exactly where their rule shows them', () => {
    const config = buildConfig()
    for (const car of [...hostileCars, ...usualCars]) {
      for (const offer of offerKinds) compareCard(car, [offer], config)
      compareCard(car, offerKinds, config)
      compareCard(car, [], config)
    }
  })

  it('every part of a stock list was both shown and hidden', () =>
    expectBothWays([viewTogglePart.id, similarCardPart.id, 'promotion', cardOffer.id, nearPart.id]))
})
