import fc from 'fast-check'
import { expect, it } from 'vitest'
import { groupThousands } from './groupThousands'

it.each([
  { value: 0, text: '0' },
  { value: 999, text: '999' },
  { value: 1000, text: '1,000' },
  { value: 24_990, text: '24,990' },
  { value: 999_999, text: '999,999' },
  { value: 1_000_000, text: '1,000,000' },
  { value: -1000, text: '-1,000' },
  { value: 7.4, text: '7.4' },
  { value: 1234.5678, text: '1,234.568' },
  { value: 0.0001, text: '0' },
  { value: 999.9999, text: '1,000' },
  { value: Number.NaN, text: 'NaN' },
  { value: Number.POSITIVE_INFINITY, text: 'Infinity' },
])('the number format writes $value as $text (UI-19)', ({ value, text }) => expect(groupThousands(value)).toBe(text))

it('the number format groups every whole number as Australian formatters do (UI-19)', () => {
  const formatter = new Intl.NumberFormat('en-AU')
  fc.assert(
    fc.property(fc.maxSafeInteger(), (whole) => {
      expect(groupThousands(whole)).toBe(formatter.format(whole).replace(/^-0$/, '0'))
    }),
  )
})
