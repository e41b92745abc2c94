import { carFuel } from '../car/facts/carFuel'
import type { Car } from '../entities/Car'
import { hasPrice } from '../entities/isInStock'
import type { Offer } from '../entities/Offer'
import { formatMoney } from '../format/formatMoney'
import { carFacts } from '../parts/carFacts'
import { type Need, type Part, shows } from '../parts/Part'
import { offeredTypes } from './carsOfOfferText'

/** Fields of a car that offers' conditions use. */
type OfferedCar = Pick<
  Car,
  'status' | 'carType' | 'make' | 'model' | 'simpleFuel' | 'fuel' | 'priceCents' | 'year' | 'locationId' | 'locationName'
>

/** Fields of an offer that decide on which cars it shows. */
type OfferTerms = Pick<
  Offer,
  | 'name'
  | 'category'
  | 'manufacturer'
  | 'modelName'
  | 'onCars'
  | 'fuels'
  | 'priceFromCents'
  | 'priceToCents'
  | 'yearFrom'
  | 'locationIds'
  | 'comparisonRate'
>

interface OfferFitContext {
  readonly offer: OfferTerms
  readonly car: OfferedCar
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const priceRange = ({ priceFromCents: from, priceToCents: to }: OfferTerms) =>
  [from === null ? '' : `from ${formatMoney(from)}`, to === null ? '' : `up to ${formatMoney(to)}`].filter(Boolean).join(' ')

const needs: readonly Need<OfferFitContext>[] = [
  {
    holds: ({ offer }) => offer.onCars,
    title: 'On every car it is for',
    yes: ({ offer }) => `The offer “${offer.name}” is shown on every car it is for.`,
    no: ({ offer }) => `The offer “${offer.name}” is shown only on cars chosen for it.`,
  },
  {
    holds: ({ offer, car }) => offeredTypes(offer.category).includes(car.carType),
    title: 'New or used',
    yes: 'It is for such cars, new or used.',
    no: ({ offer, car }) => `It is for ${offeredTypes(offer.category).join(' and ')} cars; this one is ${car.carType}.`,
    fields: carFacts('carType'),
  },
  {
    holds: ({ offer, car }) => !offer.manufacturer || same(offer.manufacturer, car.make),
    title: 'Make',
    yes: ({ offer }) => (offer.manufacturer ? 'It is for cars of this make.' : 'It is for any make.'),
    no: ({ offer }) => `It is for ${offer.manufacturer} alone.`,
    fields: carFacts('make'),
  },
  {
    holds: ({ offer, car }) => !offer.modelName || same(offer.modelName, car.model),
    title: 'Model',
    yes: ({ offer }) => (offer.modelName ? 'It is for this model.' : 'It is for any model.'),
    no: ({ offer }) => `It is for the ${offer.modelName} alone.`,
    fields: ({ car }) => [{ name: 'Model', value: car.model }],
  },
  {
    holds: ({ offer, car }) => {
      const fuel = carFuel(car)
      return offer.fuels.length === 0 || (fuel !== null && offer.fuels.includes(fuel))
    },
    title: 'What it runs on',
    yes: 'It is for cars that run on this.',
    no: ({ offer }) => `It is for cars that run on ${offer.fuels.join(', ')}.`,
    fields: ({ car }) => [{ name: 'Fuel', value: car.simpleFuel ?? car.fuel ?? 'Not known' }],
  },
  {
    holds: ({ offer: { priceFromCents: from, priceToCents: to }, car }) =>
      (from === null && to === null) || (hasPrice(car) && car.priceCents >= (from ?? 0) && car.priceCents <= (to ?? car.priceCents)),
    title: 'Price',
    yes: 'It is for cars of this price.',
    no: ({ offer }) => `It is for cars ${priceRange(offer)}.`,
    fields: carFacts('priceCents'),
  },
  {
    holds: ({ offer, car }) => offer.yearFrom === null || car.year >= offer.yearFrom,
    title: 'Year',
    yes: 'It is for cars of this year.',
    no: ({ offer }) => `It is for cars from ${offer.yearFrom} on.`,
    fields: carFacts('year'),
  },
  {
    holds: ({ offer, car }) => offer.locationIds.length === 0 || offer.locationIds.includes(car.locationId),
    title: 'Location',
    yes: 'It is for cars that stand here.',
    no: ({ offer }) => (offer.locationIds.length === 1 ? 'It is for cars at another location.' : 'It is for cars at other locations.'),
    fields: ({ car }) => [{ name: 'Location', value: car.locationName || 'None' }],
  },
]

/**
 * Whether an offer applies to a car by its conditions, without assignment (OFR-01). The query `fittingCars` is the equivalent in the
 * database.
 */
export const offerFit: Part<OfferFitContext> = {
  id: 'offer-fit',
  title: 'An offer for cars like it',
  requirement: 'OFR-01',
  elementSetting: null,
  needs,
}

export interface CarOffersContext {
  readonly car: Car
  /** Current offers of the site that show on cars or are assigned to one, in the dealer's order. */
  readonly offers: readonly Offer[]
}

/**
 * Offers on a car's page and card (OFR-01): the assigned one, then those whose conditions match. `usualRateText` says that the car's own
 * figures aren't at the rate of an offer (FIN-04).
 *
 * @example offersOfCar({ car: { ...car, offerId: 'week' }, offers: [matsOnEveryCar, week] }) // [week, matsOnEveryCar]
 */
export const offersOfCar = ({ car, offers }: CarOffersContext): Offer[] => {
  const chosen = car.offerId ? offers.filter(({ id }) => id === car.offerId) : []
  const fitting = offers.filter((offer) => !chosen.includes(offer) && shows(offerFit, { offer, car }))
  return [...chosen, ...fitting]
}
