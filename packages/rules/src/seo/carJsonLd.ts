import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car as CarLd, Motorcycle, Offer, QuantitativeValue, VehicleLeaf, WithContext } from 'schema-dts'
import type { Car } from '../entities/Car'
import type { Location } from '../entities/Location'
import { hasPrice } from '../pricing/hasPrice'
import { carHref } from '../routing/carHref'
import { carSummaryText } from '../stock/carSummaryText'
import { isInStock } from '../stock/isInStock'
import { pictureAddress } from './jsonLd'
import { postalAddress } from './postalAddress'

export interface CarJsonLdContext {
  readonly config: Pick<ResolvedConfig, 'identity'>
  /** The site's address without a trailing slash. */
  readonly origin: string
  /** Where the car stands; null where that isn't known. */
  readonly location: Location | null
}

const currencies = { AU: 'AUD', NZ: 'NZD' } as const
const mostPictures = 6

const availabilityOf = (car: Car) => {
  if (!isInStock(car)) return 'https://schema.org/SoldOut'
  if (car.reserved) return 'https://schema.org/LimitedAvailability'
  return car.preorder || car.status === 'coming_soon' ? 'https://schema.org/PreOrder' : 'https://schema.org/InStock'
}

const conditionOf = (car: Car) => (car.carType === 'new' ? 'https://schema.org/NewCondition' : 'https://schema.org/UsedCondition')

/** The offer of a car: a car that has left names no price, as its page doesn't. */
const offerOf = (car: Car, { config, origin, location }: CarJsonLdContext) =>
  ({
    '@type': 'Offer',
    ...(hasPrice(car) &&
      isInStock(car) && { price: (car.priceCents / 100).toFixed(2), priceCurrency: currencies[config.identity.country] }),
    availability: availabilityOf(car),
    itemCondition: conditionOf(car),
    url: `${origin}${carHref(car)}`,
    seller: { '@type': 'AutoDealer', name: car.dealershipName, ...(location && { address: postalAddress(location, config) }) },
  }) as const satisfies Offer

/** Feeds write 0 where nothing is known. */
const counted = (number: number | null | undefined): number | null => (number && number > 0 ? number : null)

const quantity = (value: number, unitCode: 'KMT' | 'LTR') =>
  ({ '@type': 'QuantitativeValue', value, unitCode }) as const satisfies QuantitativeValue

const factsOf = (car: Car) => {
  const seats = counted(car.seats)
  const doors = counted(car.doors)
  const litres = counted(car.engineSizeLitres)
  return {
    ...(car.vin && { vehicleIdentificationNumber: car.vin }),
    ...(car.badge && { vehicleConfiguration: car.badge }),
    ...(car.colour && { color: car.colour }),
    ...(car.interiorColour && { vehicleInteriorColor: car.interiorColour }),
    ...(car.simpleBody && { bodyType: car.simpleBody }),
    ...(car.fuel && { fuelType: car.fuel }),
    ...(car.transmission && { vehicleTransmission: car.transmission }),
    ...(car.drive && { driveWheelConfiguration: car.drive }),
    ...(seats !== null && { vehicleSeatingCapacity: seats }),
    ...(doors !== null && { numberOfDoors: doors }),
    ...(litres !== null && {
      vehicleEngine: { '@type': 'EngineSpecification', engineDisplacement: quantity(litres, 'LTR') },
    }),
    ...(car.km !== null && car.km >= 0 && { mileageFromOdometer: quantity(car.km, 'KMT') }),
  } as const satisfies Omit<VehicleLeaf, '@type'>
}

const described = (car: Car, context: CarJsonLdContext) =>
  ({
    '@context': 'https://schema.org',
    name: car.name,
    description: carSummaryText(car),
    url: `${context.origin}${carHref(car)}`,
    sku: car.stockNumber,
    brand: { '@type': 'Brand', name: car.make },
    model: car.model,
    vehicleModelDate: String(car.year),
    itemCondition: conditionOf(car),
    ...factsOf(car),
    ...(car.images.length > 0 && { image: car.images.slice(0, mostPictures).map(({ key }) => pictureAddress(key, context.origin)) }),
    ...((hasPrice(car) || !isInStock(car)) && { offers: offerOf(car, context) }),
  }) as const satisfies Omit<WithContext<VehicleLeaf>, '@type'>

/**
 * Describes a car and its offer as schema.org's Car, Motorcycle or Vehicle (RTE-04, CFG-06, CAR-17): facts it lacks are left
 * out, and a car in stock without a price has no offer.
 */
export const carJsonLd = (car: Car, context: CarJsonLdContext) => {
  switch (car.itemType) {
    case 'car':
      return { '@type': 'Car', ...described(car, context) } as const satisfies WithContext<CarLd>
    case 'motorcycle':
      return { '@type': 'Motorcycle', ...described(car, context) } as const satisfies WithContext<Motorcycle>
    case 'caravan':
      return { '@type': 'Vehicle', ...described(car, context) } as const satisfies WithContext<VehicleLeaf>
  }
}
