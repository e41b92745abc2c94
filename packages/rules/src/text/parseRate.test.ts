import { expect, it } from 'vitest'
import { parseRate } from './parseMoney'

it.each([
  { text: '7.99', rate: 7.99 },
  { text: '7,99', rate: 7.99 },
  { text: ' 6,49 % p.a.', rate: 6.49 },
  { text: '8.25%', rate: 8.25 },
  { text: '8.99 pa', rate: 8.99 },
  { text: '8.', rate: 8 },
  { text: '.5', rate: 0.5 },
  { text: '0', rate: 0 },
  { text: '７．９９％', rate: 7.99 },
  { text: '', rate: null },
  { text: '%', rate: undefined },
  { text: '7.9.9', rate: undefined },
  { text: '7,9,9', rate: undefined },
  { text: '-5', rate: undefined },
  { text: '8k', rate: undefined },
  { text: '79 9', rate: undefined },
  { text: 'low', rate: undefined },
  { text: '1e1', rate: undefined },
])('an entered rate “$text” is $rate (FIN-06, FIN-16)', ({ text, rate }) => expect(parseRate(text)).toBe(rate))
