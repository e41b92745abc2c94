import fc from 'fast-check'
import { expect, it } from 'vitest'
import { groupThousands } from './groupThousands'

it.each([
  { whole: 0, text: '0' },
  { whole: 999, text: '999' },
  { whole: 1000, text: '1,000' },
  { whole: 24_990, text: '24,990' },
  { whole: 999_999, text: '999,999' },
  { whole: 1_000_000, text: '1,000,000' },
  { whole: -1000, text: '-1,000' },
])('writes $whole as $text (UI-19)', ({ whole, text }) => {
  expect(groupThousands(whole)).toBe(text)
})

it('groups every whole number as Australian formatters do (UI-19)', () => {
  const formatter = new Intl.NumberFormat('en-AU')
  fc.assert(
    fc.property(fc.maxSafeInteger(), (whole) => {
      expect(groupThousands(whole)).toBe(formatter.format(whole).replace(/^-0$/, '0'))
    }),
  )
})
