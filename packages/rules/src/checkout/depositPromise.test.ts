import { expect, it } from 'vitest'
import { depositPromise } from './depositPromise'

it.each([
  [
    'authorised',
    { deposit: 200, holdHours: 48, collect: 'authorise' },
    'A $200 deposit reserves it for 48 hours.',
    /only charged if you buy.*releases it in full/,
  ],
  [
    'charged',
    { deposit: 500, holdHours: 72, collect: 'charge' },
    'A $500 deposit reserves it for 3 days.',
    /charged now.*refund your deposit in full/,
  ],
  ['an hour', { deposit: 99, holdHours: 1, collect: 'charge' }, 'A $99 deposit reserves it for 1 hour.', /charged now/],
] as const)('the promise about a deposit follows the settings (CHK-03 to CHK-05): $0', (_name, terms, first, message) => {
  const promise = depositPromise(terms)
  expect(promise[0]).toBe(first)
  expect(promise.join(' ')).toMatch(message)
})
