import { expect, it } from 'vitest'
import { formatRate } from './groupThousands'

it.each([
  { percent: 6.29, text: '6.29%' },
  { percent: 8.5, text: '8.50%' },
  { percent: 10, text: '10.00%' },
  { percent: 0, text: '0.00%' },
  { percent: 1.005, text: '1.01%' },
  { percent: 8.194, text: '8.19%' },
  { percent: 8.195, text: '8.20%' },
  { percent: 19.42, text: '19.42%' },
])('the rate format writes a rate of $percent as $text (FIN-05)', ({ percent, text }) => expect(formatRate(percent)).toBe(text))
