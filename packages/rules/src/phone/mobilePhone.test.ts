import { expect, it } from 'vitest'
import { mobilePhone } from './writtenPhone'

it.each([
  { name: 'an Australian mobile', entered: '0491 570 006', country: 'AU', is: '+61491570006' },
  { name: 'a New Zealand mobile', entered: '021 555 0143', country: 'NZ', is: '+64215550143' },
  { name: 'one with its country', entered: '+61 491 570 006', country: 'NZ', is: '+61491570006' },
  { name: 'a landline', entered: '02 5550 1234', country: 'AU', is: null },
  { name: 'a mobile elsewhere', entered: '+44 7700 900123', country: 'AU', is: null },
  { name: 'a number that costs extra', entered: '1902 123 456', country: 'AU', is: null },
  { name: 'nothing', entered: '', country: 'AU', is: null },
  { name: 'far too much', entered: '0491 570 006 0491 570 006 0491', country: 'AU', is: null },
] as const)('mobilePhone decides whether a number can receive text messages: $name (RTE-13)', ({ entered, country, is }) =>
  expect(mobilePhone(entered, country)).toBe(is),
)
