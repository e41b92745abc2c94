import { expect, it } from 'vitest'
import { depositTerms } from './depositTerms'

it.each([
  {
    name: 'the usual deposit',
    checkout: { deposit: 200, holdHours: 48 },
    text: 'A $200 deposit holds it for 48 hours and is 100% refundable.',
  },
  {
    name: 'a large one for an hour',
    checkout: { deposit: 5000, holdHours: 1 },
    text: 'A $5,000 deposit holds it for an hour and is 100% refundable.',
  },
  { name: 'the smallest', checkout: { deposit: 1, holdHours: 336 }, text: 'A $1 deposit holds it for 336 hours and is 100% refundable.' },
  { name: 'no amount', checkout: { deposit: 0, holdHours: 48 }, text: 'We hold it for 48 hours.' },
])('says what $name does (CHK-03 to CHK-05)', ({ checkout, text }) => {
  expect(depositTerms(checkout)).toBe(text)
})
