import type { MappingStep } from '../FeedMapping'
import type { Supplier } from './Supplier'

/** Trade Me writes 0 for a missing value. */
const noZero: MappingStep[] = [{ do: 'lookup', table: { '0': '' } }]

/**
 * Listings of Trade Me Motors in New Zealand, as its API returns a used-car search. Trade Me imports and exports no files. Source: “Used
 * Motors Search”, https://developer.trademe.co.nz/api-reference/search-methods/motors-used-search.
 *
 * A listing has no stock number of the dealer, so the listing number is used. Only an asking price is a price: `PriceDisplay` may be the
 * bid of an auction, and `StartPrice` is its start. Dates are instants (`/Date(1470972287093)/`), which in UTC fall on the day before:
 * they are not read. A listing doesn't say whether a car is new, so that needs an answer.
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
  withoutMeaning: ['Title', 'StartPrice', 'IsClassified', 'WofExpires'],
}
