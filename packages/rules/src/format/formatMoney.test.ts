import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatMoney } from './formatMoney'

it.each([
  { cents: 1299000, text: '$12,990' },
  { cents: 100000000, text: '$1,000,000' },
  { cents: 99900, text: '$999' },
  { cents: 1299050, text: '$12,990.50' },
  { cents: 5, text: '$0.05' },
  { cents: 0, text: '$0' },
  { cents: -25000, text: '-$250' },
])('the money format writes $cents cents as $text (UI-19)', ({ cents, text }) => expect(formatMoney(cents)).toBe(text))

it('a formatted amount loses no cent of any amount (UI-19)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (cents) => {
      expect(Math.round(Number(formatMoney(cents).replace(/[$,]/g, '')) * 100)).toBe(cents)
    }),
  )
})
