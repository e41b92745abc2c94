import { postcodePoint } from '@forecourt/rules/locations/postcodePoint'
import type { Geocoder } from './Geocoder'

/** Finds about where a place is by the platform's own table of postcodes: without a network, to a few kilometres. */
export const postcodeGeocoder: Geocoder = {
  locate: async ({ country, postcode }) => postcodePoint(country, postcode),
}
