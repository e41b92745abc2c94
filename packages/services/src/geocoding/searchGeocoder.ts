import type { Point } from '@forecourt/rules/entities/Location'
import { postcodePoint } from '@forecourt/rules/locations/postcodePoint'
import { countryName } from '@forecourt/schema/text/countryName'
import { z } from 'zod'

/** Address of a location as the dealer entered it. */
interface PostalAddress {
  readonly street: string
  readonly suburb: string
  readonly state: string
  readonly postcode: string
  readonly country: 'AU' | 'NZ'
}

/** Geocodes addresses. */
export interface Geocoder {
  /** Null if not found. Never rejects: an unreachable service counts as not found. */
  readonly locate: (address: PostalAddress) => Promise<Point | null>
}

/** Geocodes by the built-in postcode table: offline, accurate to a few kilometres. */
export const postcodeGeocoder: Geocoder = {
  locate: async ({ country, postcode }) => postcodePoint(country, postcode),
}

/** Timeout of a geocoding request, in milliseconds. */
const timeoutMs = 4_000

const latitude = z.coerce.number().min(-90).max(90)
const longitude = z.coerce.number().min(-180).max(180)
const responseFormat = z.union([
  z
    .array(z.object({ lat: latitude, lon: longitude }))
    .transform((found) => found.map(({ lat, lon }) => ({ latitude: lat, longitude: lon }))),
  z
    .object({ results: z.array(z.object({ geometry: z.object({ location: z.object({ lat: latitude, lng: longitude }) }) })) })
    .transform(({ results }) => results.map(({ geometry: { location } }) => ({ latitude: location.lat, longitude: location.lng }))),
])

const formatAddress = ({ street, suburb, state, postcode, country }: PostalAddress): string =>
  [street, suburb, `${state} ${postcode}`.trim(), countryName(country)].filter((part) => part !== '').join(', ')

/**
 * A URL with `{postcode}` is queried by postcode, such as `?components=postal_code:{postcode}|country:{country}`; any other by the whole
 * address.
 */
const requestUrl = (url: string, address: PostalAddress): URL => {
  if (url.includes('{postcode}')) {
    const { postcode, country } = address
    return new URL(url.replaceAll('{postcode}', encodeURIComponent(postcode)).replaceAll('{country}', country))
  }
  const requestUrl = new URL(url)
  requestUrl.searchParams.set('q', formatAddress(address))
  requestUrl.searchParams.set('format', 'json')
  requestUrl.searchParams.set('limit', '1')
  return requestUrl
}

/**
 * Geocodes with a GET request (API-13); supports responses in the format of Nominatim or Google (`results[0].geometry.location`). Falls
 * back to the postcode table on timeout or if the address is unknown.
 */
export const searchGeocoder = (url: string): Geocoder => ({
  async locate(address) {
    try {
      const response = await fetch(requestUrl(url, address), {
        signal: AbortSignal.timeout(timeoutMs),
        headers: { accept: 'application/json' },
      })
      const found = response.ok ? responseFormat.safeParse(await response.json()) : null
      const [first] = found?.success ? found.data : []
      if (first) return first
    } catch {
      // Falls through to the postcode table.
    }
    return postcodeGeocoder.locate(address)
  },
})
