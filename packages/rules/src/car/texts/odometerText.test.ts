import { expect, it } from 'vitest'
import type { Car } from '../../entities/Car'
import { odometerText } from './odometerText'

it.each([
  { name: 'a reading', itemType: 'car', km: 42_310, text: '42,310 km' },
  { name: '0, which a new one has', itemType: 'motorcycle', km: 0, text: '0 km' },
  { name: 'a part of a kilometre', itemType: 'car', km: 0.4, text: '0 km' },
  { name: 'less than 0', itemType: 'car', km: -1, text: null },
  { name: 'no number', itemType: 'car', km: Number.NaN, text: null },
  { name: 'not known', itemType: 'car', km: null, text: null },
  { name: 'a caravan', itemType: 'caravan', km: 20, text: null },
] satisfies (Pick<Car, 'itemType' | 'km'> & { name: string; text: string | null })[])(
  'odometerText formats an odometer reading (CARD-05, CFG-06): $name',
  ({ itemType, km, text }) => {
    expect(odometerText({ itemType, km })).toBe(text)
  },
)
