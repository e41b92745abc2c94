import { describe, expect, it } from 'vitest'
import { parseDollars } from './parseDollars'

describe('parseDollars', () => {
  it.each([
    { name: 'whole dollars', text: '250', cents: 25_000 },
    { name: 'dollars and cents', text: '389.50', cents: 38_950 },
    { name: 'one figure of cents', text: '389.5', cents: 38_950 },
    { name: 'a sign and commas', text: ' $1,389.05 ', cents: 138_905 },
    { name: 'one cent', text: '0.01', cents: 1 },
    { name: 'the most that is read', text: '99999999.99', cents: 9_999_999_999 },
    { name: 'nothing', text: '', cents: null },
    { name: 'zero', text: '0.00', cents: null },
    { name: 'less than nothing', text: '-5', cents: null },
    { name: 'a comma out of place', text: '1,38', cents: null },
    { name: 'a comma for the cents', text: '389,50', cents: null },
    { name: 'three figures of cents', text: '3.895', cents: null },
    { name: 'words', text: 'fifty', cents: null },
    { name: 'a power', text: '1e5', cents: null },
  ])('reads $name as $cents', ({ text, cents }) => expect(parseDollars(text)).toBe(cents))
})
