import { expect, test } from 'vitest'
import { triedPrices } from './triedPrices'

const change = { kind: 'price', by: 'amount', value: -50_000, roundTo: null, setsWasPrice: false } as const

test.each([
  { name: 'one price', car: { driveAwayCents: 2_499_000, egcCents: null }, prices: { driveAwayCents: '24490' } },
  {
    name: 'both prices',
    car: { driveAwayCents: 2_499_000, egcCents: 2_300_050 },
    prices: { driveAwayCents: '24490', egcCents: '22500.5' },
  },
  { name: 'no price', car: { driveAwayCents: null, egcCents: null }, prices: {} },
  { name: 'a price that would be zero', car: { driveAwayCents: 50_000, egcCents: null }, prices: {} },
])('a tried price can be entered in the form: $name (CAR-16)', ({ car, prices }) =>
  expect(triedPrices({ id: 'a', ...car }, change)).toEqual(prices),
)

test('another change enters no price (CAR-16)', () =>
  expect(triedPrices({ id: 'a', driveAwayCents: 2_499_000, egcCents: null }, { kind: 'tag', tag: 'Sale' })).toEqual({}))
