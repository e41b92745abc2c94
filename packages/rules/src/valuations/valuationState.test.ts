import { expect, it } from 'vitest'
import { canAccept, valuationState } from './Valuation'

const now = '2026-06-08T00:00:00.000Z'

it.each([
  { name: 'asked', state: 'asked', until: null, is: 'asked', accepts: false },
  { name: 'valued, and still valid', state: 'valued', until: '2026-06-08T00:00:00.001Z', is: 'valued', accepts: true },
  { name: 'valued, and expires now', state: 'valued', until: now, is: 'expired', accepts: false },
  { name: 'valued without an end', state: 'valued', until: null, is: 'valued', accepts: true },
  { name: 'accepted before it expired', state: 'accepted', until: '2026-06-01T00:00:00.000Z', is: 'accepted', accepts: false },
  { name: 'appraised', state: 'appraised', until: '2026-06-01T00:00:00.000Z', is: 'appraised', accepts: false },
] as const)('valuationState gives the state of a valuation that was $name (ENT-21)', ({ state, until, is, accepts }) => {
  const standing = { state, validUntil: until }
  expect(valuationState(standing, now)).toBe(is)
  expect(canAccept(standing, now)).toBe(accepts)
})
