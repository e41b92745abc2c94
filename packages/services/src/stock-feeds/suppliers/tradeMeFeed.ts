import type { MappingStep } from '../FeedMapping'
import type { Supplier } from './Supplier'

/** Trade Me writes 0 for what a seller has not said. */
const noZero: MappingStep[] = [{ do: 'lookup', table: { '0': '' } }]

/**
 * Listings of Trade Me Motors in New Zealand, as its API answers a search of used cars. Trade Me takes and sends no files. Source:
 * “Used Motors Search”, https://developer.trademe.co.nz/api-reference/search-methods/motors-used-search.
 *
 * A listing names no stock number of the dealer's, so its own number stands for one. Only an asking price is a price: `PriceDisplay` may
 * have the bid of an auction, and `StartPrice` is where one starts. Days are written as instants (`/Date(1470972287093)/`), which are the
 * day before in UTC: they are not read. Nothing in it says whether a car is new, so that is asked.
 */
export const tradeMeFeed: Supplier = {
  name: 'Trade Me Motors',
  marks: ['ListingId', 'PriceDisplay', 'Odometer'],
  columns: {
    stockNumber: { from: ['ListingId'] },
    make: { from: ['Make'] },
    model: { from: ['Model'] },
    badge: { from: ['ModelDetail'] },
    year: { from: ['Year'] },
    km: { from: ['Odometer'] },
    price: { from: ['PriceDisplay'], steps: [{ do: 'split', by: 'ing price:', part: 2 }] },
    body: { from: ['BodyStyle'] },
    doors: { from: ['Doors'], steps: noZero },
    seats: { from: ['Seats'], steps: noZero },
    engine: { from: ['EngineSize'], steps: noZero },
    cylinders: { from: ['Cylinders'], steps: noZero },
    transmission: { from: ['Transmission'] },
    fuel: { from: ['Fuel'] },
    colour: { from: ['ExteriorColour'] },
    rego: { from: ['NumberPlate'] },
    vin: { from: ['Vin'] },
  },
  unread: ['WofExpires'],
}
