import { expect, it } from 'vitest'
import { offerState } from './offerListing'

it.each([
  { startsOn: null, endsOn: null, state: 'running' },
  { startsOn: '2026-06-01', endsOn: '2026-06-30', state: 'running' },
  { startsOn: '2026-06-15', endsOn: '2026-06-15', state: 'running' },
  { startsOn: '2026-06-16', endsOn: null, state: 'upcoming' },
  { startsOn: null, endsOn: '2026-06-14', state: 'ended' },
] as const)('an offer from $startsOn to $endsOn is $state on 15 June 2026 (OFR-01)', ({ state, ...offer }) => {
  expect(offerState(offer, '2026-06-15')).toBe(state)
})
