import { countryName } from '@forecourt/schema/text/countryName'
import { z } from 'zod'
import type { Geocoder, PlaceAddress } from './Geocoder'
import { postcodeGeocoder } from './postcodeGeocoder'

/** Longer than this nobody waits for a place on the map. Milliseconds. */
const timeoutMs = 4_000

const answer = z.array(z.object({ lat: z.coerce.number().min(-90).max(90), lon: z.coerce.number().min(-180).max(180) }))

const textOf = ({ street, suburb, state, postcode, country }: PlaceAddress): string =>
  [street, suburb, `${state} ${postcode}`.trim(), countryName(country)].filter((part) => part !== '').join(', ')

/**
 * Asks a geocoding service that answers as Nominatim does (`?q=…&format=json`). Where it doesn't answer in time, or doesn't know the
 * place, the table of postcodes does.
 */
export const searchGeocoder = (url: string): Geocoder => ({
  async locate(address) {
    const asked = new URL(url)
    asked.searchParams.set('q', textOf(address))
    asked.searchParams.set('format', 'json')
    asked.searchParams.set('limit', '1')
    try {
      const response = await fetch(asked, { signal: AbortSignal.timeout(timeoutMs), headers: { accept: 'application/json' } })
      const found = response.ok ? answer.safeParse(await response.json()) : null
      const [first] = found?.success ? found.data : []
      if (first) return { latitude: first.lat, longitude: first.lon }
    } catch {
      // The table below answers instead.
    }
    return postcodeGeocoder.locate(address)
  },
})
