import { carPageParts } from '@forecourt/rules/car/carPageParts'
import type { CarPageContext } from '@forecourt/rules/car/page/CarPageContext'
import type { Car } from '@forecourt/rules/entities/Car'
import type { Offer } from '@forecourt/rules/entities/Offer'
import { financeReasons } from '@forecourt/rules/finance/financeReasons'
import { explain } from '@forecourt/rules/parts/explain'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildLender } from '@forecourt/rules/testing/buildLender'
import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { buildRangeModel } from '@forecourt/rules/testing/buildModel'
import { buildOffer } from '@forecourt/rules/testing/buildOffer'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { expect, it } from 'vitest'
import { renderToHtml } from '../../testing/hosted'
import { CarPage } from './CarPage'

const now = '2026-03-10T03:00:00.000Z'
const own = buildCar()
const { makeSlug, modelSlug } = own
const site = buildSiteData({ range: [buildRangeModel({ makeSlug, modelSlug })] })

/** Patterns that identify each section in a page's HTML. */
const marks: { readonly [id: string]: RegExp } = {
  'section-certified': /data-setting="\/vdp\/showCertified"/,
  'section-market': /data-setting="\/vdp\/showMarketPrice"/,
  'section-warranty': /data-setting="\/vdp\/showStatutoryWarranty"/,
  'section-videos': />Videos</,
  'section-offer': />Offers? on this (car|motorcycle|caravan)</,
  'section-views': /data-setting="\/vdp\/showViews"/,
  'section-facts': /id="key-information"/,
  'section-rego': />Registration</,
  'section-summary': /id="summary"/,
  'section-comments': /id="comments"/,
  'section-features': /id="features"/,
  'section-specifications': /id="specifications"/,
  'section-included': /id="included"/,
  'section-guarantee': /id="guarantee"/,
  'section-why-buy': /id="why-buy"/,
  'section-reserve': /id="reserve-online"/,
  'section-protect': /id="protect"/,
  'more-from-dealer': />See more from this dealer</,
  'section-map': /id="vehicle-map"/,
  'section-model': />More about the [^<]*</,
  'section-similar': /id="similar"/,
  'section-viewed': /data-setting="\/favourites\/showViewed"/,
  'section-notice': />(SOLD|NO LONGER AVAILABLE|Reserved|Pre-order|On its way)</,
  'finance-weekly': /data-setting="\/finance\/showWidget"/,
  'finance-estimate': /data-setting="\/estimate\/show"|data-setting="\/estimate/,
  'finance-calculator': /data-setting="\/calculator\/showOnCarPage"/,
}

const forAll = { onCars: true, category: 'Used', manufacturer: null, modelName: null } as const
const cars: { name: string; car: Partial<Car>; offer?: Offer }[] = [
  { name: 'a plain car', car: {} },
  {
    name: 'a car on offer',
    car: { offerId: 'rate' },
    offer: buildOffer({ ...forAll, id: 'rate', comparisonRate: 4.9, rateExample: 'On a loan of $30,000.' }),
  },
  { name: 'a car with a video', car: { videos: ['https://vimeo.com/76979871'] } },
  { name: 'a car of another model', car: { modelSlug: 'another' } },
  { name: 'a sold car', car: { status: 'sold', soldAt: '2026-03-09T00:00:00Z' } },
  { name: 'a sold car that was on offer', car: { status: 'sold', soldAt: '2026-03-09T00:00:00Z' }, offer: buildOffer(forAll) },
  { name: 'a reserved car', car: { reserved: true, views: 3 } },
  { name: 'a bare car', car: { images: [], standardEquipment: [], priceCents: null, regoExpiry: null, variant: {}, cylinders: null } },
  { name: 'a certified car below the market', car: { certified: true, marketPrices: { stateAverageCents: 3_000_000 } } },
  { name: 'a car with finance that can be reserved', car: { financeLenders: { manual: buildLender() }, paymentProcessors: ['stripe'] } },
  { name: 'a car on its way', car: { status: 'coming_soon', regoExpiry: '2026-03-01' } },
]
const settings: { name: string; values: ConfigValues }[] = [
  { name: 'with default settings', values: {} },
  {
    name: 'with everything on',
    values: {
      vdp: { showViews: true, showIncluded: true, showProtect: true, showMarketPrice: true, guarantee: 'all' },
      pages: {
        list: [
          {
            id: 'home',
            blocks: [{ id: 'ours', kind: 'guarantee', entries: [{ id: 'engine', title: 'Lifetime engine guarantee' }] }],
          },
        ],
      },
      checkout: { enabled: true },
      estimate: { show: true },
      finance: { provider: 'manual' },
      rego: { showUnregistered: true },
    },
  },
  {
    name: 'with everything off',
    values: {
      vdp: {
        showMap: false,
        showSimilar: false,
        showWhyBuy: false,
        showSummary: false,
        showCertified: false,
        showStatutoryWarranty: false,
      },
      calculator: { showOnCarPage: false },
      rego: { showExpiry: false },
      favourites: { showViewed: false },
    },
  },
]

it.each(cars.flatMap(({ name, car, offer }) => settings.map(({ name: setting, values }) => ({ name, setting, car, offer, values }))))(
  'a car’s page renders exactly the parts whose rules show them (VDP-02 to VDP-29): $name $setting',
  ({ car: given, offer, values }) => {
    const config = buildConfig(values)
    const car = buildCar(given)
    const location = buildLocation()
    const offers = offer ? [offer] : []
    const offeringSite = { ...site, carOffers: offers }
    const similar = [buildCar({ id: 'b', slug: 'b' })]
    const html = renderToHtml(
      <CarPage
        route={{ page: 'car', path: `/cars/${car.slug}`, slug: car.slug }}
        config={config}
        data={{ page: 'car', site: offeringSite, car, location, similar }}
        request={{ now, origin: 'https://cars.example', mode: 'live' }}
      />,
    )
    const reasons = [
      ...Object.values(carPageParts).map((part) =>
        explain<CarPageContext>(part, { car, config, location, offers, similar: similar.length, range: site.range, now }),
      ),
      ...financeReasons(car, config, now),
    ]
    const reasonsShown = Object.fromEntries(reasons.filter(({ id }) => marks[id]).map(({ id, shown }) => [id, shown]))
    expect(reasonsShown).toEqual(Object.fromEntries(Object.keys(reasonsShown).map((id) => [id, marks[id]?.test(html)])))
  },
)
