import { expect, it } from 'vitest'
import type { Car } from '../entities/Car'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { carJsonLd } from './carJsonLd'

const origin = 'https://cars.example'
const describeCar = (car: Partial<Car>, country: 'AU' | 'NZ' = 'AU') =>
  carJsonLd(buildCar(car), buildConfig({ identity: { country } }), origin)

it('describes a car and its offer (RTE-04)', () => {
  expect(describeCar({})).toMatchObject({
    '@type': 'Car',
    name: '2021 Toyota Corolla Ascent Sport',
    url: 'https://cars.example/cars/2021-toyota-corolla-ascent-sport-n1001',
    itemCondition: 'https://schema.org/UsedCondition',
    mileageFromOdometer: { value: 42_310, unitCode: 'KMT' },
    offers: { '@type': 'Offer', price: '24990.00', priceCurrency: 'AUD', availability: 'https://schema.org/InStock' },
  })
})

it.each([
  { name: 'sold', car: { status: 'sold' }, availability: 'SoldOut' },
  { name: 'coming soon', car: { status: 'coming_soon' }, availability: 'PreOrder' },
  { name: 'to be preordered', car: { preorder: true }, availability: 'PreOrder' },
] satisfies { name: string; car: Partial<Car>; availability: string }[])('says that a car is $name (CAR-02)', ({ car, availability }) => {
  expect(describeCar(car)).toMatchObject({ offers: { availability: `https://schema.org/${availability}` } })
})

it('offers nothing without a price, and leaves out what isn’t known (CAR-17, VDP-20)', () => {
  const bare = describeCar({ priceCents: null, vin: null, km: null, images: [], seats: null })
  for (const property of ['offers', 'vehicleIdentificationNumber', 'mileageFromOdometer', 'image', 'vehicleSeatingCapacity'])
    expect(bare).not.toHaveProperty(property)
})

it('uses New Zealand’s dollar there, and a type for motorcycles (CFG-02, CFG-06)', () => {
  expect(describeCar({}, 'NZ')).toMatchObject({ offers: { priceCurrency: 'NZD' } })
  expect(describeCar({ itemType: 'motorcycle' })['@type']).toBe('Motorcycle')
})
