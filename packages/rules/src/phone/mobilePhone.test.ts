import { expect, it } from 'vitest'
import { mobilePhone } from './writtenPhone'

it.each([
  { name: 'an Australian mobile', typed: '0491 570 006', country: 'AU', is: '+61491570006' },
  { name: 'a New Zealand mobile', typed: '021 555 0143', country: 'NZ', is: '+64215550143' },
  { name: 'one with its country', typed: '+61 491 570 006', country: 'NZ', is: '+61491570006' },
  { name: 'a landline', typed: '02 5550 1234', country: 'AU', is: null },
  { name: 'a mobile elsewhere', typed: '+44 7700 900123', country: 'AU', is: null },
  { name: 'a number that costs extra', typed: '1902 123 456', country: 'AU', is: null },
  { name: 'nothing', typed: '', country: 'AU', is: null },
  { name: 'far too much', typed: '0491 570 006 0491 570 006 0491', country: 'AU', is: null },
] as const)('A mobile that may be written to: $name (RTE-13)', ({ typed, country, is }) => expect(mobilePhone(typed, country)).toBe(is))
