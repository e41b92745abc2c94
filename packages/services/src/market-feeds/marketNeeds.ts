import { listing } from '@forecourt/rules/car/listing/listing'
import { hasPrice } from '@forecourt/rules/entities/isInStock'
import { carFacts } from '@forecourt/rules/parts/carFacts'
import { explain } from '@forecourt/rules/parts/explain'
import { type Need, shows } from '@forecourt/rules/parts/Part'
import type { MarketCarContext } from './MarketFormat'

type MarketNeed = Need<MarketCarContext>

const listingContext = ({ car, config, now }: MarketCarContext) => ({ car, stock: config.stock, now })

/** A valid 17-character VIN. */
const isVin = (vin: string | null): vin is string => vin !== null && /^[A-HJ-NPR-Z0-9]{17}$/i.test(vin)

/** Requirements shared by several marketplaces. */
export const marketNeeds = {
  listed: {
    holds: (context) => shows(listing, listingContext(context)),
    requirement: 'SRC-31',
    title: 'Listed on the website',
    yes: 'The website lists the car.',
    no: (context) =>
      explain(listing, listingContext(context))
        .because.map(({ message }) => message)
        .join(' '),
  },
  price: {
    holds: ({ car }) => hasPrice(car),
    requirement: 'CAR-17',
    title: 'A price',
    yes: 'The car has a price.',
    no: 'The car has no price.',
    fields: carFacts('priceCents'),
  },
  photo: {
    holds: ({ car }) => car.images.length > 0,
    requirement: 'CFG-12',
    title: 'A photo',
    yes: 'The car has a photo.',
    no: 'The car has no photo.',
    fields: carFacts('images'),
  },
  vin: {
    holds: ({ car }) => isVin(car.vin),
    requirement: 'ENT-01',
    title: 'A VIN of 17 characters',
    yes: 'The car has a VIN.',
    no: ({ car }) =>
      car.vin ? `“${car.vin}” is not a VIN of 17 letters and digits. Imports may have a shorter chassis number.` : 'The car has no VIN.',
  },
  onlyVin: {
    holds: ({ car, sharedVins }) => (sharedVins.get((car.vin ?? '').toUpperCase()) ?? car.id) === car.id,
    requirement: 'ENT-01',
    title: 'The only car with its VIN',
    yes: 'No other car has its VIN.',
    no: 'Another car in the yard has the same VIN and was listed first. Each VIN can only be sent once.',
  },
  car: {
    holds: ({ car }) => car.itemType === 'car',
    requirement: 'CFG-06',
    title: 'A car',
    yes: 'It is a car.',
    no: 'Only cars are accepted, no motorcycles or caravans.',
    fields: carFacts('itemType'),
  },
  odometer: {
    holds: ({ car }) => car.km !== null || car.carType === 'new',
    requirement: 'ENT-01',
    title: 'An odometer reading',
    yes: 'The odometer is known.',
    no: 'The odometer reading is not known.',
    fields: carFacts('km'),
  },
  place: {
    holds: ({ location }) => location !== null,
    requirement: 'ENT-07',
    title: 'A location',
    yes: 'The location of the car is known.',
    no: 'The location of the car is not known.',
  },
  colour: {
    holds: ({ car }) => Boolean(car.colour?.trim()),
    requirement: 'ENT-01',
    title: 'A colour',
    yes: 'The colour is known.',
    no: 'The colour is not known.',
  },
} as const satisfies { readonly [name: string]: MarketNeed }
