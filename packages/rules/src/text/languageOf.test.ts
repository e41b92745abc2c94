import { expect, it } from 'vitest'
import { languageOf } from './languageOf'

it.each([
  { country: 'NZ', language: 'en-NZ' },
  { country: 'AU', language: 'en-AU' },
] as const)('sites of $country are in $language (CFG-02)', ({ country, language }) => expect(languageOf(country)).toBe(language))
