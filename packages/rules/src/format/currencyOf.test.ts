import { expect, it } from 'vitest'
import { currencyOf } from './currencyOf'

it('names the currency of a country (CFG-02)', () => {
  expect([currencyOf('AU'), currencyOf('NZ')]).toEqual(['AUD', 'NZD'])
})
