import { expect, it } from 'vitest'
import { tradeInHref } from './carHref'

it('the address of a trade-in valuation names the car to buy (RTE-07)', () => {
  expect(tradeInHref({ slug: '2021-toyota-corolla-n1001' })).toBe('/cars/trade-in?car_id=2021-toyota-corolla-n1001')
})
