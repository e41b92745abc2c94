import { expect, it } from 'vitest'
import type { Car } from '../entities/Car'
import type { CarSummary } from '../entities/CarSummary'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { carSummary } from './carSummary'

it('says a car in a few words (FAV-05, CARD-05)', () => {
  expect(carSummary(buildCar(), buildConfig())).toEqual({
    slug: '2021-toyota-corolla-ascent-sport-n1001',
    name: '2021 Toyota Corolla Ascent Sport',
    image: 'cars/n1001/1.png',
    priceText: '$24,990',
    details: 'Used · 42,310 km',
    isInStock: true,
  })
})

it.each([
  { name: 'no price', car: { priceCents: null }, said: { priceText: 'Enquire for price.' } },
  { name: 'no picture', car: { images: [] }, said: { image: null } },
  { name: 'no odometer', car: { km: null }, said: { details: 'Used' } },
  { name: 'an odometer below 0', car: { km: -1 }, said: { details: 'Used' } },
  { name: 'an odometer of 0', car: { km: 0, carType: 'new' }, said: { details: 'New · 0 km' } },
  { name: 'a caravan, which has none (CFG-06)', car: { itemType: 'caravan' }, said: { details: 'Used' } },
  { name: 'coming soon (CAR-02)', car: { status: 'coming_soon' }, said: { isInStock: true, priceText: '$24,990' } },
  { name: 'sold (CAR-03)', car: { status: 'sold' }, said: { isInStock: false, priceText: 'Sold' } },
  { name: 'withdrawn (CAR-03)', car: { status: 'withdrawn' }, said: { isInStock: false, priceText: 'No longer available' } },
] satisfies { name: string; car: Partial<Car>; said: Partial<CarSummary> }[])(
  'leaves out what there isn’t (FAV-01, FAV-05): $name',
  ({ car, said }) => {
    expect(carSummary(buildCar(car), buildConfig())).toMatchObject(said)
  },
)
