import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { checkoutHref } from './carHref'

it.each([
  { kind: 'reserve', path: 'checkout', expected: '/cars/kia-rio/checkout' },
  { kind: 'reserve', path: 'buy-online', expected: '/cars/kia-rio/buy-online' },
  { kind: 'buy', path: 'checkout', expected: '/checkout-journey?car_id=kia-rio' },
  { kind: 'subscribe', path: 'checkout', expected: '/cars/kia-rio/subscribe' },
] as const)('checkoutHref gives the address to reserve or buy a car (RTE-05, RTE-06): $kind at $path', ({ kind, path, expected }) => {
  expect(checkoutHref({ slug: 'kia-rio' }, kind, buildConfig({ checkout: { path } }))).toBe(expected)
})
