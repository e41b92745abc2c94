import { expect, it } from 'vitest'
import { countryOfTimeZone } from './countryOfTimeZone'

it.each([
  { timeZone: 'Pacific/Auckland', country: 'NZ' },
  { timeZone: 'Pacific/Chatham', country: 'NZ' },
  { timeZone: 'Australia/Darwin', country: 'AU' },
  { timeZone: 'Australia/Lord_Howe', country: 'AU' },
])('$timeZone is in $country (CFG-02)', ({ timeZone, country }) => expect(countryOfTimeZone(timeZone)).toBe(country))
