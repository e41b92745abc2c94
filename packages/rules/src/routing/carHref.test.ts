import { expect, it } from 'vitest'
import { carHref } from './carHref'

it('gives the address of a car’s page (RTE-04)', () =>
  expect(carHref({ slug: '2021-toyota-corolla-n1001' })).toBe('/cars/2021-toyota-corolla-n1001'))
