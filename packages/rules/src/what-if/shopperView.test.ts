import { expect, it } from 'vitest'
import type { Car } from '../entities/Car'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { marketPosition, shopperView, viewChanges, withRate } from './shopperView'

const now = '2026-03-10T10:00:00.000Z'
const config = buildConfig({ estimate: { show: true } })
const view = (car: Partial<Car>, over = config, isShown = true) => shopperView(buildCar(car), { config: over, isShown, now })

const priced = { priceType: 'driveAway', priceCents: 2_499_000 } as const

it.each([
  { name: 'below', car: { ...priced, marketPrices: { stateAverageCents: 2_600_000 } }, text: '$1,010 below the average of $26,000' },
  { name: 'above', car: { ...priced, marketPrices: { nationalAverageCents: 2_400_000 } }, text: '$990 above the average of $24,000' },
  { name: 'the same', car: { ...priced, marketPrices: { stateAverageCents: 2_499_000 } }, text: 'At the average' },
  { name: 'an unknown average', car: { ...priced, marketPrices: {} }, text: null },
  {
    name: 'no drive-away price',
    car: { priceType: 'egc', driveAwayCents: null, marketPrices: { stateAverageCents: 1_000_000 } },
    text: null,
  },
  { name: 'a sold car', car: { ...priced, status: 'sold', marketPrices: { stateAverageCents: 2_600_000 } }, text: null },
] satisfies readonly { readonly name: string; readonly car: Partial<Car>; readonly text: string | null }[])(
  'the market position of $name is “$text” (SRC-17)',
  ({ car, text }) => expect(marketPosition(buildCar(car))).toBe(text),
)

it('a lower price changes the price, the weekly figure and the market position, and nothing else (CAR-01, FIN-04)', () => {
  const market = { marketPrices: { stateAverageCents: 2_600_000 } }
  const changes = viewChanges(view({ ...priced, ...market }), view({ ...priced, ...market, priceCents: 2_449_000 }))
  expect(changes.map(({ fact }) => fact)).toEqual(['price', 'weekly', 'market'])
  expect(changes[0]).toEqual({ fact: 'price', title: 'Price', before: '$24,990', after: '$24,490' })
})

it('the same car has no changes (CAR-01)', () => expect(viewChanges(view({}), view({}))).toEqual([]))

it('a tag changes only the tag (CAR-01)', () =>
  expect(viewChanges(view({ tag: null }), view({ tag: 'Sale' }))).toEqual([{ fact: 'tag', title: 'Tag', before: null, after: 'Sale' }]))

it('a car that moves to a dealership that the site doesn’t show leaves the list, and shows nothing there (SRC-31)', () => {
  const moved = view({ tag: 'Sale' }, config, false)
  expect(moved).toEqual({ listed: 'No', price: null, wasPrice: null, weekly: null, market: null, tag: null, yard: null })
  expect(viewChanges(view({ tag: 'Sale' }), moved)[0]).toMatchObject({ fact: 'listed', before: 'Yes', after: 'No' })
})

it('another rate changes the estimate of a car, and only that (FIN-04)', () => {
  const higher = withRate(config, { kind: 'rate', rate: config.estimate.rate + 3, comparisonRate: config.estimate.comparisonRate + 3 })
  expect(viewChanges(view({}), view({}, higher)).map(({ fact }) => fact)).toEqual(['weekly'])
})

it('another rate changes nothing on a site without estimates (FIN-04)', () => {
  const off = buildConfig({ estimate: { show: false } })
  expect(viewChanges(view({}, off), view({}, withRate(off, { kind: 'rate', rate: 1, comparisonRate: 1 })))).toEqual([])
})
