import { expect, it } from 'vitest'
import { toCarPrices } from './shownPrice'

const none = { driveAwayCents: null, driveAwayBeforeCents: null, egcCents: null, egcBeforeCents: null }

it.each([
  {
    name: 'a drive-away price',
    price: { priceCents: 100, priceType: 'driveAway', beforePriceCents: 200 },
    prices: { ...none, driveAwayCents: 100, driveAwayBeforeCents: 200 },
  },
  {
    name: 'a price without charges',
    price: { priceCents: 100, priceType: 'egc', beforePriceCents: 200 },
    prices: { ...none, egcCents: 100, egcBeforeCents: 200 },
  },
  { name: 'no price', price: { priceCents: null, priceType: 'egc', beforePriceCents: null }, prices: none },
] as const)('$name sets only the prices of its type (ENT-01)', ({ price, prices }) => expect(toCarPrices(price)).toEqual(prices))
