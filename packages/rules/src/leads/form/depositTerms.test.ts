import { expect, it } from 'vitest'
import { depositTerms } from './depositTerms'

it.each([
  [
    'the usual deposit',
    { deposit: 200, holdHours: 48 },
    'If they agree, they’ll take a $200 deposit, 100% refundable, to hold it for 48 hours.',
  ],
  [
    'a large one for an hour',
    { deposit: 5000, holdHours: 1 },
    'If they agree, they’ll take a $5,000 deposit, 100% refundable, to hold it for an hour.',
  ],
  ['the smallest', { deposit: 1, holdHours: 336 }, 'If they agree, they’ll take a $1 deposit, 100% refundable, to hold it for 336 hours.'],
  ['no amount', { deposit: 0, holdHours: 48 }, 'If they agree, they’ll hold it for 48 hours.'],
])('a form describes the terms of $0 (CHK-03 to CHK-05)', (_name, checkout, text) => expect(depositTerms(checkout)).toBe(text))
