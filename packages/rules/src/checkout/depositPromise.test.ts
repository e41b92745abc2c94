import { expect, it } from 'vitest'
import { depositPromise } from './depositPromise'

it.each([
  {
    name: 'set aside',
    terms: { deposit: 200, holdHours: 48, collect: 'authorise' },
    first: 'A $200 deposit reserves it for 48 hours.',
    says: /only if you buy.*lets all of it go/,
  },
  {
    name: 'charged',
    terms: { deposit: 500, holdHours: 72, collect: 'charge' },
    first: 'A $500 deposit reserves it for 3 days.',
    says: /charged now.*all of it is refunded/,
  },
  {
    name: 'an hour',
    terms: { deposit: 99, holdHours: 1, collect: 'charge' },
    first: 'A $99 deposit reserves it for 1 hour.',
    says: /charged now/,
  },
] as const)('a deposit promises what the settings keep (CHK-03 to CHK-05): $name', ({ terms, first, says }) => {
  const promise = depositPromise(terms)
  expect(promise[0]).toBe(first)
  expect(promise.join(' ')).toMatch(says)
})
