import { expect, it } from 'vitest'
import { stepsAheadText } from './journeyLines'

it.each([
  { titles: ['Your details', 'Deposit'], text: 'Your details and deposit. It takes about a minute.' },
  {
    titles: ['Your details', 'Pick-up or delivery', 'Trade-in', 'Ways to pay', 'Deposit'],
    text: 'Your details, pick-up or delivery, trade-in, ways to pay and deposit. It takes about three minutes.',
  },
])('the checkout lists the steps ahead and how long they take (RTE-06): $titles.length steps', ({ titles, text }) =>
  expect(stepsAheadText(titles)).toBe(text),
)
