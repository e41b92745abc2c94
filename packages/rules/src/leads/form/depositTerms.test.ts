import { expect, it } from 'vitest'
import { depositTerms } from './depositTerms'

it.each([
  {
    name: 'the usual deposit',
    checkout: { deposit: 200, holdHours: 48 },
    text: 'If it agrees, it takes a $200 deposit, 100% refundable, for 48 hours.',
  },
  {
    name: 'a large one for an hour',
    checkout: { deposit: 5000, holdHours: 1 },
    text: 'If it agrees, it takes a $5,000 deposit, 100% refundable, for an hour.',
  },
  {
    name: 'the smallest',
    checkout: { deposit: 1, holdHours: 336 },
    text: 'If it agrees, it takes a $1 deposit, 100% refundable, for 336 hours.',
  },
  { name: 'no amount', checkout: { deposit: 0, holdHours: 48 }, text: 'If it agrees, that is for 48 hours.' },
])('says what $name does (CHK-03 to CHK-05)', ({ checkout, text }) => {
  expect(depositTerms(checkout)).toBe(text)
})
