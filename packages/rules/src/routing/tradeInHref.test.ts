import { expect, it } from 'vitest'
import { tradeInHref } from './carHref'

it('leads to valuing a vehicle that is traded in for the car (RTE-07)', () => {
  expect(tradeInHref({ slug: '2021-toyota-corolla-n1001' })).toBe('/cars/trade-in?car_id=2021-toyota-corolla-n1001')
})
