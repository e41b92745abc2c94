import { expect, it } from 'vitest'
import { carHref } from './carHref'

it('the address of a car’s page contains its slug (RTE-04)', () =>
  expect(carHref({ slug: '2021-toyota-corolla-n1001' })).toBe('/cars/2021-toyota-corolla-n1001'))
