import type { Point } from '@forecourt/rules/entities/Location'
import { postcodePoint } from '@forecourt/rules/locations/postcodePoint'
import { countryName } from '@forecourt/schema/text/countryName'
import { z } from 'zod'

/** A place as its dealer writes it. */
interface PlaceAddress {
  readonly street: string
  readonly suburb: string
  readonly state: string
  readonly postcode: string
  readonly country: 'AU' | 'NZ'
}

/** Finds where a place is on the map. */
export interface Geocoder {
  /** Null where it could not be found; what can't be reached finds nothing and breaks nothing. */
  readonly locate: (address: PlaceAddress) => Promise<Point | null>
}

/** Finds about where a place is by the platform's own table of postcodes: without a network, to a few kilometres. */
export const postcodeGeocoder: Geocoder = {
  locate: async ({ country, postcode }) => postcodePoint(country, postcode),
}

/** Longer than this nobody waits for a place on the map. Milliseconds. */
const timeoutMs = 4_000

const latitude = z.coerce.number().min(-90).max(90)
const longitude = z.coerce.number().min(-180).max(180)
const answer = z.union([
  z
    .array(z.object({ lat: latitude, lon: longitude }))
    .transform((found) => found.map(({ lat, lon }) => ({ latitude: lat, longitude: lon }))),
  z
    .object({ results: z.array(z.object({ geometry: z.object({ location: z.object({ lat: latitude, lng: longitude }) }) })) })
    .transform(({ results }) => results.map(({ geometry: { location } }) => ({ latitude: location.lat, longitude: location.lng }))),
])

const textOf = ({ street, suburb, state, postcode, country }: PlaceAddress): string =>
  [street, suburb, `${state} ${postcode}`.trim(), countryName(country)].filter((part) => part !== '').join(', ')

/** An address with `{postcode}` in it is asked for the postcode, such as `?components=postal_code:{postcode}|country:{country}`; any other for the whole address. */
const askedOf = (url: string, address: PlaceAddress): URL => {
  if (url.includes('{postcode}')) {
    const { postcode, country } = address
    return new URL(url.replaceAll('{postcode}', encodeURIComponent(postcode)).replaceAll('{country}', country))
  }
  const asked = new URL(url)
  asked.searchParams.set('q', textOf(address))
  asked.searchParams.set('format', 'json')
  asked.searchParams.set('limit', '1')
  return asked
}

/**
 * Asks a geocoding service with a GET (API-13), one that answers as Nominatim does, or with `results[0].geometry.location` as Google does.
 * Where it doesn't answer in time, or doesn't know the place, the table of postcodes does.
 */
export const searchGeocoder = (url: string): Geocoder => ({
  async locate(address) {
    try {
      const response = await fetch(askedOf(url, address), {
        signal: AbortSignal.timeout(timeoutMs),
        headers: { accept: 'application/json' },
      })
      const found = response.ok ? answer.safeParse(await response.json()) : null
      const [first] = found?.success ? found.data : []
      if (first) return first
    } catch {
      // The table below answers instead.
    }
    return postcodeGeocoder.locate(address)
  },
})
