import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatMoney } from '../pricing/formatMoney'
import type { CalculatorField } from './CalculatorEntry'
import { readEntry } from './readEntry'

it.each<{ name: string; field: CalculatorField; text: string; expected: number }>([
  { name: 'dollars as cents', field: 'priceCents', text: '24990', expected: 2_499_000 },
  { name: 'a sign, commas and spaces', field: 'depositCents', text: ' $ 24,990.50 ', expected: 2_499_050 },
  { name: 'a point still without digits', field: 'residualCents', text: '5.', expected: 500 },
  { name: 'cents that binary fractions get wrong', field: 'priceCents', text: '1.005', expected: 100 },
  { name: 'a rate with its percent sign', field: 'ratePercent', text: '8.5 %', expected: 8.5 },
  { name: 'a rate that begins with the point', field: 'ratePercent', text: '.5', expected: 0.5 },
  { name: 'half years', field: 'years', text: '2.5', expected: 2.5 },
  { name: 'nothing as 0', field: 'priceCents', text: '', expected: 0 },
  { name: 'only a sign as 0', field: 'priceCents', text: ' $ ', expected: 0 },
  { name: 'an amount below 0', field: 'priceCents', text: '-500', expected: -50_000 },
  { name: 'letters after a number as none', field: 'priceCents', text: '12abc', expected: Number.NaN },
  { name: 'powers of ten as none', field: 'priceCents', text: '1e308', expected: Number.NaN },
  { name: 'hexadecimals as none', field: 'priceCents', text: '0x10', expected: Number.NaN },
  { name: 'Infinity as none', field: 'ratePercent', text: 'Infinity', expected: Number.NaN },
  { name: 'two points as none', field: 'ratePercent', text: '8.5.1', expected: Number.NaN },
  { name: 'a lone point as none', field: 'years', text: '.', expected: Number.NaN },
])('reads $name (FIN-14)', ({ field, text, expected }) => expect(readEntry(field, text)).toBe(expected))

it('reads back every amount as it is written (UI-19)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      expect(readEntry('priceCents', formatMoney(cents))).toBe(cents)
    }),
  )
})
