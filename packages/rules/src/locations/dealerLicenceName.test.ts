import { expect, it } from 'vitest'
import { dealerLicenceName } from './countryOfTimeZone'

it.each([
  ['AU', 'Dealer licence'],
  ['NZ', 'Registered motor vehicle trader'],
] as const)('is called by the law of %s (LOC-11)', (country, name) => expect(dealerLicenceName(country)).toBe(name))
