import { expect, it } from 'vitest'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { isByTheWeek } from './isByTheWeek'

it.each([
  { offers: true, cents: 28_900, is: true },
  { offers: true, cents: null, is: false },
  { offers: true, cents: 0, is: false },
  { offers: false, cents: 28_900, is: false },
])('a car page decides whether the price per week comes first (CAR-14, CAR-15): offered $offers, $cents', ({ offers, cents, is }) => {
  const { price } = buildConfig({ price: { offerSubscriptions: offers } })
  expect(isByTheWeek({ car: buildCar({ subscriptionPriceCents: cents }), price })).toBe(is)
})
