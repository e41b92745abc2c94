import { expect, it } from 'vitest'
import type { FinanceLender } from '../entities/Car'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { cardCar } from './cardCar'

const car = { ...buildCar({ historyFileKey: 'reports/a.pdf' }), organisationId: 'o1' }

it.each([
  { name: 'masked, a number starts with its first five characters', values: {}, phone: '02 55*******' },
  { name: 'shown at once, a number is whole', values: { phone: { startsRevealed: true } }, phone: '02 5550 1234' },
])('a stock list sends only the data that a card shows, and no internal data (VDP-16): $name', ({ values, phone }) => {
  const sent = cardCar(car, buildConfig(values))
  expect(sent).toMatchObject({ name: car.name, priceCents: car.priceCents, images: car.images, locationPhone: phone })
  expect(JSON.stringify(sent)).not.toMatch(/o1|reports\/a\.pdf|full service history|ABC12D/)
})

const lender = { priceCents: 2_499_000, interestRate: 7, comparisonRate: 8 } as FinanceLender
const known = buildCar({
  views: 321,
  nvic: 'NVIC1',
  marketPrices: { nationalAverageCents: 3_000_000 },
  financeQuote: { weeklyCents: 9_900, rate: 7, comparisonRate: 8 },
  financeLenders: { own: lender, other: lender, another: { ...lender, priceCents: 2_599_000 } },
  subscriptionPriceCents: 28_900,
})

it.each([
  ['the number of views', 'views', { vdp: { showViews: true } }, { vdp: { showViews: false } }, 0],
  ['market prices', 'marketPrices', { vdp: { showMarketPrice: true } }, { vdp: { showMarketPrice: false } }, {}],
  ['the NVIC', 'nvic', { estimate: { requestQuotes: true } }, { estimate: { requestQuotes: false } }, null],
  ['a quote', 'financeQuote', { estimate: { show: true } }, { estimate: { show: false } }, null],
  ['a price per week', 'subscriptionPriceCents', { price: { offerSubscriptions: true } }, { price: { offerSubscriptions: false } }, null],
] as const)(
  'a list of cards sends $0 only if the site shows it (VDP-04, VDP-26, API-10, FIN-04, CAR-14)',
  (_name, field, shown, hidden, nothing) => {
    expect(cardCar(known, buildConfig(shown))[field]).toEqual(known[field])
    expect(cardCar(known, buildConfig(hidden))[field]).toEqual(nothing)
  },
)

it.each([
  { name: 'only those of the site’s provider', provider: 'own', sentFigures: { own: lender } },
  { name: 'none, if the site has no provider', provider: 'none', sentFigures: {} },
  { name: 'none for another price (ENT-06)', provider: 'another', sentFigures: {} },
])('a stock list sends of the lenders’ figures $name (CAR-23)', ({ provider, sentFigures }) => {
  const config = buildConfig()
  expect(cardCar(known, { ...config, finance: { ...config.finance, provider: provider as never } }).financeLenders).toEqual(sentFigures)
})
