import { expect, it } from 'vitest'
import type { Car } from '../entities/Car'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { buildLocation } from '../testing/buildLocation'
import { carJsonLd } from './carJsonLd'

/** Serialised as JSON, as on the page. */
const described = (car: Partial<Car>, country: 'AU' | 'NZ' = 'AU'): ReturnType<typeof carJsonLd> =>
  JSON.parse(
    JSON.stringify(
      carJsonLd(buildCar(car), {
        config: buildConfig({ identity: { country } }),
        origin: 'https://cars.example',
        location: buildLocation(),
      }),
    ),
  )

it('the structured data describes a car, its offer and who sells it (RTE-04)', () => {
  expect(described({})).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: '2021 Toyota Corolla Ascent Sport',
    url: 'https://cars.example/cars/2021-toyota-corolla-ascent-sport-n1001',
    itemCondition: 'https://schema.org/UsedCondition',
    mileageFromOdometer: { value: 42_310, unitCode: 'KMT' },
    driveWheelConfiguration: 'https://schema.org/FrontWheelDriveConfiguration',
    vehicleEngine: { engineDisplacement: { value: 2, unitCode: 'LTR' } },
    image: ['https://cars.example/media/cars/n1001/1.png?w=1280', 'https://cars.example/media/cars/n1001/2.png?w=1280'],
    offers: {
      '@type': 'Offer',
      price: '24990.00',
      priceCurrency: 'AUD',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/UsedCondition',
      seller: { '@type': 'AutoDealer', name: 'Harbour Motors', address: { streetAddress: '12 Church Street', addressCountry: 'AU' } },
    },
  })
})

it('the structured data describes each known price by what it includes (CAR-14)', () => {
  const namedPrices = (car: Partial<Car>) => {
    const { priceSpecification = [] } = (described(car).offers ?? {}) as { priceSpecification?: { name: string; price: string }[] }
    return priceSpecification.map(({ name, price }) => [name, price])
  }
  expect(namedPrices({ driveAwayCents: 2_499_000, egcCents: 2_300_000 })).toEqual([
    ['Drive away', '24990.00'],
    ['Excluding government charges', '23000.00'],
  ])
  expect(namedPrices({ priceType: 'egc' })).toEqual([['Excluding government charges', '24990.00']])
  expect(namedPrices({ status: 'sold' })).toEqual([])
})

it.each([
  { name: 'sold', car: { status: 'sold' }, availability: 'SoldOut' },
  { name: 'withdrawn', car: { status: 'withdrawn', reserved: true }, availability: 'SoldOut' },
  { name: 'reserved', car: { reserved: true, preorder: true }, availability: 'LimitedAvailability' },
  { name: 'coming soon', car: { status: 'coming_soon' }, availability: 'PreOrder' },
  { name: 'to be preordered', car: { preorder: true }, availability: 'PreOrder' },
  { name: 'for sale', car: {}, availability: 'InStock' },
] satisfies { name: string; car: Partial<Car>; availability: string }[])(
  'structured data states that a car is $name (CAR-02)',
  ({ car, availability }) => {
    expect(described(car)).toMatchObject({ offers: { availability: `https://schema.org/${availability}` } })
  },
)

it('the structured data gives no price for a sold car (VDP-29)', () => {
  const { offers } = described({ status: 'sold' })
  expect(offers).not.toHaveProperty('price')
  expect(offers).not.toHaveProperty('priceCurrency')
})

it.each([
  { name: 'no price', car: { priceCents: null }, property: 'offers' },
  { name: 'a price of $10', car: { priceCents: 1000 }, property: 'offers' },
  { name: 'no VIN', car: { vin: null }, property: 'vehicleIdentificationNumber' },
  { name: 'an empty VIN', car: { vin: '' }, property: 'vehicleIdentificationNumber' },
  { name: 'no odometer', car: { km: null }, property: 'mileageFromOdometer' },
  { name: 'an odometer below 0', car: { km: -1 }, property: 'mileageFromOdometer' },
  { name: 'the odometer of a caravan', car: { itemType: 'caravan', km: 20 }, property: 'mileageFromOdometer' },
  { name: 'no pictures', car: { images: [] }, property: 'image' },
  { name: 'no seats', car: { seats: null }, property: 'vehicleSeatingCapacity' },
  { name: 'a feed’s 0 seats', car: { seats: 0 }, property: 'vehicleSeatingCapacity' },
  { name: 'a feed’s 0 doors', car: { doors: 0 }, property: 'numberOfDoors' },
  { name: 'an unknown drive', car: { drive: 'Chain' }, property: 'driveWheelConfiguration' },
  { name: 'an engine of 0 litres', car: { engineSizeLitres: 0 }, property: 'vehicleEngine' },
] satisfies { name: string; car: Partial<Car>; property: string }[])(
  'structured data leaves out unknown values (CAR-17, VDP-20): $name',
  ({ car, property }) => {
    expect(described({})).toHaveProperty(property)
    expect(described(car)).not.toHaveProperty(property)
  },
)

it('the structured data includes an odometer of 0, as on a new car (VDP-20)', () => {
  expect(described({ km: 0 })).toMatchObject({ mileageFromOdometer: { value: 0 } })
})

it.each([
  { itemType: 'car', type: 'Car' },
  { itemType: 'motorcycle', type: 'Motorcycle' },
  { itemType: 'caravan', type: 'Vehicle' },
] as const)('structured data describes a $itemType as the type $type (CFG-06)', ({ itemType, type }) =>
  expect(described({ itemType })['@type']).toBe(type),
)

it('the structured data uses New Zealand dollars in New Zealand (CFG-02)', () => {
  expect(JSON.stringify(described({ driveAwayCents: 2_499_000, egcCents: 2_399_000 }, 'NZ'))).toMatch(
    /Including on-road costs.*Plus on-road costs/,
  )
  expect(described({}, 'NZ')).toMatchObject({ offers: { priceCurrency: 'NZD', seller: { address: { addressCountry: 'NZ' } } } })
})

it('the structured data contains no phone number that the page masks (VDP-16)', () =>
  expect(JSON.stringify(described({}))).not.toContain('5550'))
