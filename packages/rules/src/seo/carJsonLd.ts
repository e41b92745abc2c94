import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import { hasPrice } from '../pricing/hasPrice'
import { carHref } from '../routing/carHref'
import { isInStock } from '../stock/isInStock'
import { type JsonLd, pictureAddress } from './jsonLd'

const currencies = { AU: 'AUD', NZ: 'NZD' } as const

const availability = (car: Car): string => {
  if (!isInStock(car)) return 'https://schema.org/SoldOut'
  return `https://schema.org/${car.preorder || car.status === 'coming_soon' ? 'PreOrder' : 'InStock'}`
}

/** Describes a car, and its offer when it has a price, as schema.org's Car (RTE-04, CAR-17); facts it lacks are left out. */
export const carJsonLd = (car: Car, config: Pick<ResolvedConfig, 'identity'>, origin: string): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': car.itemType === 'motorcycle' ? 'Motorcycle' : car.itemType === 'caravan' ? 'Vehicle' : 'Car',
  name: car.name,
  url: `${origin}${carHref(car)}`,
  sku: car.stockNumber,
  brand: { '@type': 'Brand', name: car.make },
  model: car.model,
  vehicleModelDate: String(car.year),
  itemCondition: `https://schema.org/${car.carType === 'new' ? 'NewCondition' : 'UsedCondition'}`,
  ...(car.vin !== null && { vehicleIdentificationNumber: car.vin }),
  ...(car.badge !== null && { vehicleConfiguration: car.badge }),
  ...(car.colour !== null && { color: car.colour }),
  ...(car.simpleBody !== null && { bodyType: car.simpleBody }),
  ...(car.fuel !== null && { fuelType: car.fuel }),
  ...(car.transmission !== null && { vehicleTransmission: car.transmission }),
  ...(car.seats !== null && { vehicleSeatingCapacity: car.seats }),
  ...(car.doors !== null && { numberOfDoors: car.doors }),
  ...(car.km !== null && { mileageFromOdometer: { '@type': 'QuantitativeValue', value: car.km, unitCode: 'KMT' } }),
  ...(car.images.length > 0 && { image: car.images.slice(0, 6).map(({ key }) => pictureAddress(key, origin)) }),
  ...(hasPrice(car) && {
    offers: {
      '@type': 'Offer',
      price: (car.priceCents / 100).toFixed(2),
      priceCurrency: currencies[config.identity.country],
      availability: availability(car),
      url: `${origin}${carHref(car)}`,
      seller: { '@type': 'AutoDealer', name: car.dealershipName },
    },
  }),
})
