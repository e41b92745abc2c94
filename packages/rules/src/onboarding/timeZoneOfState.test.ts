import { expect, it } from 'vitest'
import { timeZoneOfState } from './stateOfPostcode'

it.each([
  { state: 'WA', country: 'AU', zone: 'Australia/Perth' },
  { state: 'wa', country: 'AU', zone: 'Australia/Perth' },
  { state: 'ACT', country: 'AU', zone: 'Australia/Sydney' },
  { state: 'QLD', country: 'AU', zone: 'Australia/Brisbane' },
  { state: '', country: 'AU', zone: 'Australia/Sydney' },
  { state: 'Otago', country: 'AU', zone: 'Australia/Sydney' },
  { state: 'Otago', country: 'NZ', zone: 'Pacific/Auckland' },
  { state: 'WA', country: 'NZ', zone: 'Pacific/Auckland' },
] as const)('"$state" in $country has the time zone $zone (LOC-16)', ({ state, country, zone }) => {
  expect(timeZoneOfState(state, country)).toBe(zone)
})
