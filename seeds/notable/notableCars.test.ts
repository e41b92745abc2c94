import { describe, expect, it } from 'vitest'
import { scenarios } from '../scenarios'
import type { GeneratedCar } from '../stock/generateStock'
import { generateStock } from '../stock/generateStock'
import { type NotableState, notableCars } from './notableCars'
import { notableStock } from './notableStock'

const now = Date.UTC(2026, 10, 20)
const plans = scenarios.flatMap(({ stock }) => stock)
const stock = notableStock(Object.values(notableCars), plans, now)
const of = (state: NotableState): GeneratedCar => {
  const found = stock.find(({ car }) => car.slug === notableCars[state].slug)
  if (!found) throw new Error(`No car for ${state}.`)
  return found
}
/** Only drive-away prices are compared with the market. */
const savingOf = ({ car }: GeneratedCar, average: number | undefined) =>
  car.priceType === 'driveAway' ? (average ?? 0) - (car.priceCents ?? 0) : null

describe('the notable demo cars', () => {
  it('the notable demo cars exist once for each state, with unique addresses', () => {
    expect(stock).toHaveLength(Object.keys(notableCars).length)
    const all = [...stock, ...plans.flatMap((plan) => generateStock(plan, now))].map(({ car }) => car)
    for (const fact of ['slug', 'stockNumber', 'id'] as const) expect(new Set(all.map((car) => car[fact])).size, fact).toBe(all.length)
  })

  it('the notable demo cars have the same addresses if the demo is seeded in a later year', () => {
    const later = notableStock(Object.values(notableCars), plans, Date.UTC(2027, 3, 2))
    expect(later.map(({ car }) => car.slug)).toEqual(stock.map(({ car }) => car.slug))
  })

  it.each(Object.values(notableCars))(
    'the notable demo cars include $slug at a location that belongs to the dealer of its site',
    ({ host, yard, slug }) => {
      const scenario = scenarios.find(({ sites }) => sites.some((site) => site.host === host))
      expect(scenario?.locations.map((location) => location.slug)).toContain(yard)
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    },
  )

  it.each<[NotableState, (generated: GeneratedCar) => boolean]>([
    ['belowMarket', (one) => savingOf(one, one.car.marketPrices.stateAverageCents) === 184_000],
    ['atMarketEdge', (one) => savingOf(one, one.car.marketPrices.stateAverageCents) === 50_000],
    ['underMarketEdge', (one) => savingOf(one, one.car.marketPrices.stateAverageCents) === 49_900],
    [
      'nationalAverageOnly',
      (one) => !one.car.marketPrices.stateAverageCents && savingOf(one, one.car.marketPrices.nationalAverageCents) === 96_000,
    ],
    ['noMarketPrice', ({ car }) => Object.keys(car.marketPrices).length === 0],
    ['reduced', ({ car }) => (car.beforePriceCents ?? 0) > (car.priceCents ?? 0)],
    ['noPrice', ({ car }) => car.priceCents === null && !car.preorder],
    ['historyReport', ({ hasReport }) => hasReport],
    ['estimated', ({ car }) => Object.keys(car.financeLenders).length === 0 && (car.priceCents ?? 0) > 20_000],
    ['longComments', ({ car }) => (car.dealerComments?.length ?? 0) >= 10_000],
    ['noComments', ({ car }) => car.dealerComments === null],
    ['longTitle', ({ car }) => car.name.length === 60],
    ['manyPictures', ({ pictures }) => new Set(pictures.map(({ file }) => file)).size === 40],
    ['onePicture', ({ pictures }) => pictures.length === 1],
    ['noPicture', ({ pictures }) => pictures.length === 0],
    ['reserved', ({ car }) => car.reserved],
    ['sold', ({ car }) => car.status === 'sold' && car.soldAt !== null],
    ['soldLongAgo', ({ car }) => car.status === 'sold' && (car.soldAt ?? '') < '2026-10-20'],
    ['withdrawn', ({ car }) => car.status === 'withdrawn'],
    ['comingSoon', ({ car }) => car.status === 'coming_soon'],
    ['preorder', ({ car }) => car.preorder && car.priceCents === null],
    ['certified', ({ car }) => car.certified && car.carType === 'used' && car.make === 'Toyota'],
    ['reservable', ({ car }) => car.paymentProcessors.length > 0 && !car.reserved],
    ['notReservable', ({ car }) => car.paymentProcessors.length === 0],
    ['newCar', ({ car }) => car.carType === 'new'],
    ['demoCar', ({ car }) => car.carType === 'demo'],
    ['noFinanceMake', ({ car }) => car.make === 'Suzuki'],
    ['financeExcluded', ({ car }) => car.model === 'Transit'],
    ['groupCar', ({ car }) => 'angle' in car.financeLenders],
    ['dealershipCar', ({ car }) => car.carType === 'new' && car.make === 'Mazda'],
    ['regoExpired', ({ car }) => car.regoExpiry === '2026-10-31'],
    ['caravan', ({ car }) => car.itemType === 'caravan'],
    ['motorcycle', ({ car }) => car.itemType === 'motorcycle'],
    ['storedQuote', ({ car }) => car.financeQuote !== null],
    ['quotePending', ({ car }) => car.financeQuote === null && car.nvic !== null && (car.priceCents ?? 0) > 0],
    ['subscription', ({ car }) => (car.subscriptionPriceCents ?? 0) > 0],
  ])('the notable demo cars include a car for %s with the matching facts', (state, matches) => expect(matches(of(state))).toBe(true))

  it('the notable demo cars have the make in their name, and long comments in paragraphs', () => {
    for (const { car } of stock) expect(car.name).toContain(car.make)
    expect(of('longComments').car.dealerComments?.split('|').length).toBeGreaterThan(10)
  })

  it('the notable demo cars have comments that match whether the car has arrived', () => {
    const inStockComment = /has landed|ready to go|in stock at|any day we’re open|out the front|Just through our workshop/
    const incomingComment = /On its way|once it’s here|when you can come and see it|test-drive car/
    for (const { car } of stock)
      expect(car.dealerComments ?? '', car.slug).not.toMatch(
        car.status === 'coming_soon' || car.preorder ? inStockComment : incomingComment,
      )
  })
})
