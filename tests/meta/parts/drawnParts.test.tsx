import { type GarageContext, garageParts } from '@forecourt/rules/accounts/garageParts'
import { type CardContext, cardParts } from '@forecourt/rules/car/cardParts'
import { carPageParts } from '@forecourt/rules/car/carPageParts'
import type { CarPageContext } from '@forecourt/rules/car/page/CarPageContext'
import { carTag, carTags } from '@forecourt/rules/car/tags/carTags'
import type { Car } from '@forecourt/rules/entities/Car'
import { type LocationPageContext, locationParts } from '@forecourt/rules/locations/locationParts'
import { type ModelPageContext, modelParts } from '@forecourt/rules/models/modelParts'
import { type OfferPageContext, offerCardParts, offerPageParts } from '@forecourt/rules/offers/offerParts'
import { offersOfCar } from '@forecourt/rules/offers/offersOfCar'
import { type OffersPageContext, offersPageParts } from '@forecourt/rules/offers/offersPageParts'
import type { PageData } from '@forecourt/rules/pages/PageRules'
import { firstShown, shows } from '@forecourt/rules/parts/Part'
import { priceParts } from '@forecourt/rules/pricing/displayPrice'
import type { PriceContext } from '@forecourt/rules/pricing/isByTheWeek'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RuntimeHostProvider } from '../../../packages/runtime/src/host/RuntimeHostProvider.client'
import { VehicleCard } from '../../../packages/runtime/src/sections/vehicle/card/VehicleCard'
import { PriceBlock } from '../../../packages/runtime/src/sections/vehicle/PriceBlock'
import { buildHost } from '../../../packages/runtime/src/testing/buildHost'
import { arbitraryConfigs } from '../arbitraryConfigs'
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
import * as marks from './partMarks'

const demo = await openDemo()
const pages = await samplePages(demo)
const stock = await Promise.all(demo.sites.map(async (of) => ({ config: of.site.config, cars: await demo.carsOf(of.site) })))

const { compare, remember, expectBothWays } = createComparison()
const request = { now: demoNow, origin: 'https://demo.example', mode: 'live' } as const

/** Compares the parts of a page. */
const comparePage = (data: PageData, config: ResolvedConfig, { now, page }: { readonly now: string; readonly page: string }) => {
  const html = mainHtml(page)
  if (data.page === 'car') {
    const { car, location, similar, site } = data
    const context: CarPageContext = {
      car,
      config,
      location,
      offers: offersOfCar({ car, offers: site.carOffers }),
      similar: similar.length,
      range: site.range,
      now,
    }
    compare<CarPageContext>(carPageParts, marks.carPageMarks, html, context)
  }
  if (data.page === 'location') {
    const { location, cars, reviews } = data
    const context: LocationPageContext = { location, config, cars: cars.length, reviews: reviews.length, now }
    compare<LocationPageContext>(locationParts, marks.locationMarks, html, context)
  }
  if (data.page === 'offer') {
    const { offer, cars, site } = data
    const { range, locations, offerStock } = site
    const context: OfferPageContext = { offer, config, range, locations, stock: offerStock[offer.id] ?? null, cars: cars.length }
    compare<OfferPageContext>({ ...offerCardParts, ...offerPageParts }, { ...marks.offerCardMarks, ...marks.offerPageMarks }, html, context)
  }
  if (data.page === 'offers') compare<OffersPageContext>(offersPageParts, marks.offersPageMarks, html, { offers: data.offers, config })
  if (data.page === 'garage') compare<GarageContext>(garageParts, marks.garageMarks, html, { config, garage: data.garage })
  if (data.page === 'model') {
    const { model, details, offers, accessories } = data
    compare<ModelPageContext>(modelParts, marks.modelMarks, html, { model, details, config, offers: offers.length, accessories })
  }
}

/** Compares the parts of a card. */
const compareCard = (car: Car, config: ResolvedConfig, now: string) => {
  const request = { now, origin: 'https://demo.example', mode: 'live' } as const
  const host = buildHost()
  const draw = (what: ReactNode) => renderToString(<RuntimeHostProvider host={host}>{what}</RuntimeHostProvider>).replaceAll('<!-- -->', '')
  const card = draw(<VehicleCard car={car} config={config} request={request} />)
  compare<CardContext>(cardParts, marks.cardMarks, card, { car, config })
  const tag = firstShown(carTags, { car, config, now })
  const pointers = carTags
    .filter(({ id }) => id === tag?.id)
    .flatMap(({ elementSetting, needs }) => [elementSetting, ...needs.flatMap(({ settings = [] }) => settings)])
  expect([tag?.id, pointers.some((pointer) => card.includes(`data-setting="${pointer}"`))]).toEqual([tag?.id, tag !== null])
  expect(carTag(car, config, now) === null).toBe(tag === null)
  for (const { id } of carTags) remember(id, id === tag?.id)
  // A weekly price shows a reduction only by its previous price.
  const { reduced, ...others } = priceParts
  const priced: PriceContext = { car, price: config.price }
  const table = shows<PriceContext>(priceParts.week, priced) ? others : { ...others, reduced }
  compare<PriceContext>(table, marks.priceMarks, draw(<PriceBlock car={car} config={config} size="page" />), priced)
}

/** One car per state that cards show. */
const usualCars = [
  {},
  { certified: true, createdAt: '2025-01-01T00:00:00Z' },
  { tag: 'One owner' },
  { status: 'coming_soon' },
  { reserved: true },
  { simpleFuel: 'Hybrid' },
  { createdAt: demoNow },
  { status: 'sold', soldAt: '2026-01-09T00:00:00Z' },
  { priceCents: 3_000_000, beforePriceCents: 3_500_000, marketPrices: { stateAverageCents: 3_400_000 } },
  { subscriptionPriceCents: 19_900 },
  { priceCents: null, preorder: true },
  { priceCents: null },
  { images: [] },
].map((changes) => buildCar(changes as Partial<Car>))

const ofKinds = new Set(['car', 'location', 'offer', 'offers', 'model', 'garage'])

// The last test summarises the others.
describe('every part of a page is rendered exactly where its rule shows it, and explained so (UI-19)', { shuffle: false }, () => {
  it('every part of a page is rendered exactly where its rule shows it on demo pages', () =>
    checkEach(
      pages.filter(({ data }) => ofKinds.has(data.page)),
      (page) => comparePage(page.data, page.of.site.config, { now: page.of.request.now, page: drawnPage(page) }),
    ))

  it('every part of a page is rendered exactly where its rule shows it on the cards of every demo car', () => {
    for (const { config, cars } of stock) for (const car of cars.slice(0, sampled(60))) compareCard(car, config, demoNow)
  })

  it('every part of a page is rendered exactly where its rule shows it on pages and cards of generated sites with cars of all kinds', () => {
    let drawn = 0
    fc.assert(
      fc.property(arbitraryConfigs, fc.nat(), (layers, pick) => {
        const { config, problems } = resolveConfig(layers)
        if (problems.some(({ severity }) => severity === 'error')) return
        const some = hostilePages(config).filter(({ data }) => ofKinds.has(data.page))
        for (const at of [pick, pick + 3]) {
          const page = some[at % some.length]
          if (page) comparePage(page.data, config, { now: demoNow, page: serverHtml({ found: true, ...page, config, request }) })
        }
        const car = hostileCars[pick % hostileCars.length]
        if (car) compareCard(car, config, demoNow)
        drawn++
      }),
      generatedRuns(100),
    )
    expect(drawn).toBeGreaterThan(sampled(10))
  })

  it.each<{ name: string; values: ConfigValues }>([
    { name: 'has default settings', values: {} },
    {
      name: 'says everything',
      values: {
        card: { showPhotoCount: true, showMarketPrice: true, showLocation: true },
        vdp: { showMarketPrice: true },
        tags: { showFuel: true, certifiedBadgeImage: 'badge.svg' },
        price: { offerSubscriptions: true, showWasPrice: true, showPriceType: true },
      },
    },
    {
      name: 'says little',
      values: {
        card: { showPhotoCount: false, showMarketPrice: false, showLocation: false },
        tags: { showFuel: false, justArrivedDays: 0 },
        favourites: { enabled: false, compare: false },
        price: { showWasPrice: false, showPriceType: false },
      },
    },
  ])(
    'every part of a page is rendered exactly where its rule shows it on cards of cars of all kinds, on a site that $name',
    ({ values }) => {
      for (const car of [...hostileCars, ...usualCars]) compareCard(car, buildConfig(values), demoNow)
    },
  )

  it('every part of a page, of a card, was both shown and hidden; page components test this for pages', () => {
    expectBothWays([...Object.values(cardParts), ...Object.values(priceParts), ...carTags].map(({ id }) => id))
  })
})
