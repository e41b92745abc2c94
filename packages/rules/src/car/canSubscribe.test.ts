import { expect, it } from 'vitest'
import type { Car } from '../entities/Car'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { canSubscribe } from './canSubscribe'

const free: Partial<Car> = { status: 'in_stock', reserved: false, paymentProcessors: ['card'], subscriptionPriceCents: 28_900 }
const online = { online: true, terms: [{ id: 'half', months: 6 }], distances: [{ id: 'usual', km: 350 }] }
const offers = buildConfig({ price: { offerSubscriptions: true }, subscription: online })

it.each<[string, Partial<Car>, typeof offers, boolean]>([
  ['a free car with a weekly price', {}, offers, true],
  ['no car that is reserved', { reserved: true }, offers, false],
  ['no sold car', { status: 'sold' }, offers, false],
  ['no car without a weekly price', { subscriptionPriceCents: null }, offers, false],
  ['no car with a weekly price of 0', { subscriptionPriceCents: 0 }, offers, false],
  ['no car where no payment is taken', { paymentProcessors: [] }, offers, false],
  ['no car on a site that sells only', {}, buildConfig({ price: { offerSubscriptions: false }, subscription: online }), false],
  [
    'no car on a site that takes requests only',
    {},
    buildConfig({ price: { offerSubscriptions: true }, subscription: { ...online, online: false } }),
    false,
  ],
])('a shopper can subscribe to %s (CAR-14, CHK-02)', (_title, change, config, can) => {
  expect(canSubscribe(buildCar({ ...free, ...change }), config)).toBe(can)
})
