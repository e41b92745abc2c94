import { expect, it } from 'vitest'
import { countryCurrency } from './formatMoney'

it('the site names the currency of a country (CFG-02)', () =>
  expect([countryCurrency('AU'), countryCurrency('NZ')]).toEqual(['AUD', 'NZD']))
