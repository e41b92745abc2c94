import { expect, it } from 'vitest'
import { buildCar } from '../../testing/buildCar'
import { ratedRange } from './ratedRange'

it.each([
  { name: 'a new car', car: { carType: 'new', variant: { rangeKm: 1_020 } }, is: { km: '1,020 km', whenNew: '' } },
  { name: 'a demonstrator', car: { carType: 'demo', variant: { rangeKm: 500 } }, is: { km: '500 km', whenNew: '' } },
  { name: 'a used car', car: { carType: 'used', variant: { rangeKm: 629 } }, is: { km: '629 km', whenNew: ' when new' } },
  { name: 'one without a known range', car: { carType: 'used', variant: { rangeKm: 0 } }, is: null },
] as const)('ratedRange gives the range of $name (VDP-19)', ({ car, is }) => expect(ratedRange(buildCar(car))).toEqual(is))
