import { expect, test } from 'vitest'
import { printHref } from './carHref'

test('the print address of a car contains its slug (RTE-08)', () => {
  expect(printHref({ slug: '2021-toyota-corolla-n1001' })).toBe('/print?car_id=2021-toyota-corolla-n1001')
  expect(printHref({ slug: 'mazda-3&b' })).toBe('/print?car_id=mazda-3%26b')
})
