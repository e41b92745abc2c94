import { expect, it } from 'vitest'
import { countryLanguage } from './countryLanguage'

it.each([
  { country: 'NZ', language: 'en-NZ' },
  { country: 'AU', language: 'en-AU' },
] as const)('sites in $country use the language $language (CFG-02)', ({ country, language }) =>
  expect(countryLanguage(country)).toBe(language),
)
