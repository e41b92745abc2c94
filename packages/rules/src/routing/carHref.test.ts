import { expect, it } from 'vitest'
import { carHref } from './carHref'

it('leads to the car’s page (RTE-04)', () => expect(carHref({ slug: '2021-toyota-corolla-n1001' })).toBe('/cars/2021-toyota-corolla-n1001'))
