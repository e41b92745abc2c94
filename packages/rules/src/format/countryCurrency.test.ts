import { expect, it } from 'vitest'
import { countryCurrency } from './formatMoney'

it('names the currency of a country (CFG-02)', () => expect([countryCurrency('AU'), countryCurrency('NZ')]).toEqual(['AUD', 'NZD']))
