import { expect, it } from 'vitest'
import { dealerLicenceName } from './countryOfTimeZone'

it.each([
  ['AU', 'Dealer licence'],
  ['NZ', 'Registered motor vehicle trader'],
] as const)('dealerLicenceName names the dealer’s licence as the law of %s does (LOC-11)', (country, name) =>
  expect(dealerLicenceName(country)).toBe(name),
)
