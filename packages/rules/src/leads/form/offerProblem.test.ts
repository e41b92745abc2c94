import { expect, it } from 'vitest'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { offerProblem } from './missingProblem'

const low = 'That’s too far below the $20,000 price for us to consider.'

it.each([
  { name: 'one dollar', offer: 1, expected: low },
  { name: 'just below the share', offer: 9_999, expected: low },
  { name: 'the share itself', offer: 10_000, expected: null },
  { name: 'more than the price', offer: 25_000, expected: null },
  { name: 'no offer', offer: null, expected: null },
  { name: 'any offer, if the dealer has no minimum', offer: 1, percent: 0, expected: null },
  { name: 'a car without a price', offer: 1, price: null, expected: null },
])('the offer form refuses offers too far below the price (ENQ-26): $name', ({ offer, percent = 50, price = 2_000_000, expected }) => {
  const config = buildConfig({ forms: { lowestOfferPercent: percent } })
  expect(offerProblem(offer === null ? null : offer * 100, buildCar({ priceCents: price }), config)).toBe(expected)
})
