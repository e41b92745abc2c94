import { expect, it } from 'vitest'
import { parseWholeDollars } from './parseMoney'

it.each([
  { text: '12500', cents: 1_250_000 },
  { text: '$12,500', cents: 1_250_000 },
  { text: ' $ 12 500.00 ', cents: 1_250_000 },
  { text: '12k', cents: 1_200_000 },
  { text: '12.50', cents: null },
  { text: '1,00', cents: null },
  { text: '35,00,000', cents: null },
  { text: '0', cents: null },
  { text: '-500', cents: null },
  { text: '1e6', cents: null },
  { text: '999999999', cents: null },
  { text: 'a lot', cents: null },
  { text: '', cents: null },
])('a form parses “$text” as $cents cents (ENQ-26)', ({ text, cents }) => expect(parseWholeDollars(text)).toBe(cents))
