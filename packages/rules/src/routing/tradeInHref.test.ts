import { expect, it } from 'vitest'
import { tradeInHref } from './carHref'

it('gives the address of the valuation of a trade-in for the car (RTE-07)', () => {
  expect(tradeInHref({ slug: '2021-toyota-corolla-n1001' })).toBe('/cars/trade-in?car_id=2021-toyota-corolla-n1001')
})
