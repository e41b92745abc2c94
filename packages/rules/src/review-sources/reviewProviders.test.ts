import { expect, it } from 'vitest'
import { findReviewProvider, placeProblem, reviewProviders } from './reviewProviders'

it.each([
  { provider: 'google', place: '12345678901234567890', isValid: true },
  { provider: 'google', place: 'accounts/1/locations/12345678', isValid: true },
  { provider: 'google', place: 'Harbour Motors', isValid: false },
  { provider: 'google', place: 'accounts/-/locations/12345678', isValid: false },
  { provider: 'google', place: '12345678/../../accounts', isValid: false },
  { provider: 'facebook', place: '104567890123', isValid: true },
  { provider: 'facebook', place: 'harbourmotors', isValid: false },
  { provider: 'sample', place: 'harbour', isValid: true },
  { provider: '', place: 'harbour', isValid: true },
])('a review source of “$provider” accepts the place “$place”: $isValid (ENT-14)', ({ provider, place, isValid }) =>
  expect(placeProblem(provider, place) === undefined).toBe(isValid),
)

it('only the demo’s review source works without a key (ENT-14)', () => {
  const open = Object.entries(reviewProviders).flatMap(([id, { key }]) => (key === null ? [id] : []))
  expect(open).toEqual(['sample'])
})

it('a stored review source of an unknown kind is no provider (ENT-14)', () => {
  expect([findReviewProvider('toString'), findReviewProvider('yelp')]).toEqual([null, null])
})
