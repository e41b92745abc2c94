import { expect, it } from 'vitest'
import { buildLocation } from '../testing/buildLocation'
import { townText } from './townText'

const { address } = buildLocation()

it.each([
  { timeZone: 'Australia/Sydney', of: { city: 'Granville', state: 'NSW', postcode: '2142' }, text: 'Granville NSW 2142' },
  { timeZone: 'Pacific/Auckland', of: { city: 'Hamilton', state: 'Waikato', postcode: '3200' }, text: 'Hamilton 3200' },
  { timeZone: 'Australia/Perth', of: { city: 'Bunbury', state: 'WA', postcode: '' }, text: 'Bunbury WA' },
])('an address in $timeZone ends with “$text” (CFG-02, LOC-12)', ({ timeZone, of, text }) => {
  expect(townText({ address: { ...address, ...of }, timeZone })).toBe(text)
})
