import { expect, it } from 'vitest'
import { backFromGate } from './carHref'

it.each([
  { path: '/cars/kia-rio-1/checkout', search: '', back: '/cars/kia-rio-1' },
  { path: '/cars/kia-rio-1/buy-online', search: '?step=2', back: '/cars/kia-rio-1' },
  { path: '/checkout-journey', search: '?car_id=kia-rio-1', back: '/cars/kia-rio-1' },
  { path: '/checkout-journey', search: '?car_id=..%2F..%2Fevil', back: '/cars/..%2F..%2Fevil' },
  { path: '/checkout-journey', search: '', back: '/' },
  { path: '/my-garage', search: '?car_id=kia-rio-1', back: '/' },
  { path: '/finance', search: '', back: '/' },
])('sign-in returns from $path$search to $back (AUTH-08, AUTH-09)', ({ path, search, back }) =>
  expect(backFromGate(path, search)).toBe(back),
)
