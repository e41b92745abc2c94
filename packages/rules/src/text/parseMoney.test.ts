import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseMoney } from './parseMoney'

const dollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' })

describe('an entered amount of money (RTE-21, FIN-14, ENQ-26)', () => {
  it.each([
    { text: '250', cents: 25_000 },
    { text: '389.50', cents: 38_950 },
    { text: '389.5', cents: 38_950 },
    { text: '389.', cents: 38_900 },
    { text: '.50', cents: 50 },
    { text: '0.29', cents: 29 },
    { text: '0', cents: 0 },
    { text: '0.00', cents: 0 },
    { text: ' $1,389.05 ', cents: 138_905 },
    { text: '$ 12 500.00', cents: 1_250_000 },
    { text: '1,250,000', cents: 125_000_000 },
    { text: '1’250’000', cents: 125_000_000 },
    { text: 'A$35,000', cents: 3_500_000 },
    { text: 'AU$35,000', cents: 3_500_000 },
    { text: 'NZ$35,000', cents: 3_500_000 },
    { text: '35000 AUD', cents: 3_500_000 },
    { text: '35000 dollars', cents: 3_500_000 },
    { text: '35000$', cents: 3_500_000 },
    { text: '35k', cents: 3_500_000 },
    { text: '$35 K', cents: 3_500_000 },
    { text: '22.5k', cents: 2_250_000 },
    { text: '1.2m', cents: 120_000_000 },
    { text: '35.000,00', cents: 3_500_000 },
    { text: '1.250.000', cents: 125_000_000 },
    { text: '３５０００', cents: 3_500_000 },
    { text: '＄３５，０００', cents: 3_500_000 },
    { text: '35\u00a0000', cents: 3_500_000 },
    { text: '35\u202f000', cents: 3_500_000 },
    { text: '99999999.99', cents: 9_999_999_999 },
    { text: '', cents: null },
    { text: '  ', cents: null },
  ])('“$text” is $cents cents', ({ text, cents }) => expect(parseMoney(text)).toBe(cents))

  it.each([
    ...['12,50', '1,00', '1,0', '12,', '35,00,000', '1,2345', '35.000', '3.895', '1.999', '12 50', '1,250 000', '1,250.00.00'],
    ...['-5', '1e5', '1e308', 'Infinity', 'NaN', '0x10', 'fifty', 'POA', '$', 'k', '$k', '3 5k k', '100000000', '9'.repeat(60)],
    ...['12.50.', '--5', '12..5', '<b>5</b>', '5 to 10', '5-10', '٣٥٠٠٠', '½'],
  ])('“%s” is refused', (text) => expect(parseMoney(text)).toBeUndefined())

  it('an entered amount of money parses every amount in the Australian format', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999_999 }), (cents) => {
        expect(parseMoney(dollars.format(cents / 100))).toBe(cents)
      }),
    )
  })

  it('an entered amount of money parses any text to the amount of its digits, or to nothing', () => {
    const digits = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '')
    const entered = fc.string({ unit: fc.constantFrom(...'0123456789,. $'), maxLength: 14 })
    fc.assert(
      fc.property(entered, (text) => {
        const cents = parseMoney(text)
        if (cents === null || cents === undefined) return
        // The digits stay the same, except trailing zeros of the cents.
        expect(digits(text).replace(/0+$/, '')).toBe(String(cents).replace(/0+$/, ''))
      }),
    )
  })
})
