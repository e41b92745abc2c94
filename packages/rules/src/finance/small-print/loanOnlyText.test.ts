import { expect, it } from 'vitest'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { loanOnlyText } from './loanOnlyText'

const byWeek = buildCar({ subscriptionPriceCents: 29_900 })
const includes = { subscriptionIncludes: 'registration, insurance and servicing' }

it.each([
  {
    name: 'a car with a weekly price',
    car: byWeek,
    price: { offerSubscriptions: true, ...includes },
    text: 'With a loan, you’d also pay ongoing costs: registration, insurance and servicing.',
  },
  {
    name: 'a site that names no inclusions',
    car: byWeek,
    price: { offerSubscriptions: true, subscriptionIncludes: ' ' },
    text: 'With a loan, you’d also pay the running costs.',
  },
  { name: 'a car without a weekly price', car: buildCar(), price: { offerSubscriptions: true, ...includes }, text: null },
  { name: 'a site without subscriptions', car: byWeek, price: includes, text: null },
])('a loan’s figure beside a weekly price says what it leaves out (VDP-06, CAR-15): $name', ({ car, price, text }) => {
  expect(loanOnlyText(car, buildConfig({ price }))).toBe(text)
})
