import { expect, it } from 'vitest'
import { countryOfLocations } from './countryOfLocations'

it.each([
  { name: 'New Zealand with all locations there', timeZones: ['Pacific/Auckland', 'Pacific/Chatham'], country: 'NZ' },
  { name: 'Australia with locations in both', timeZones: ['Pacific/Auckland', 'Australia/Sydney'], country: 'AU' },
  { name: 'Australia', timeZones: ['Australia/Perth'], country: 'AU' },
  { name: 'Australia before there is a location', timeZones: [], country: 'AU' },
])('a business is in $name (CFG-02)', ({ timeZones, country }) =>
  expect(countryOfLocations(timeZones.map((timeZone) => ({ timeZone })))).toBe(country),
)
