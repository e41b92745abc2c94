import { expect, it } from 'vitest'
import { bookingTime, confirmHoldLabel } from './bookingMessage'

it.each([
  { zone: 'Australia/Sydney', text: 'Wednesday 25 November, 9:30am' },
  { zone: 'Australia/Perth', text: 'Wednesday 25 November, 6:30am' },
  { zone: 'Pacific/Auckland', text: 'Wednesday 25 November, 11:30am' },
])('a booking mail gives the time of a visit in the zone $zone (ENQ-24, LOC-16)', ({ zone, text }) => {
  expect(bookingTime({ startsAt: '2026-11-24T22:30:00.000Z' }, zone)).toBe(text)
})

const [startsAt, before] = ['2026-06-03T00:00:00.000Z', '2026-06-02T00:00:00.000Z']
it.each([
  { state: 'confirmed', heldUntil: before, label: 'Confirm this time' },
  { state: 'requested', heldUntil: before, label: 'Keep this time' },
  { state: 'requested', heldUntil: startsAt, label: null },
  { state: 'requested', heldUntil: null, label: null },
  { state: 'confirmed', heldUntil: null, label: null },
  { state: 'lapsed', heldUntil: before, label: null },
  { state: 'cancelled', heldUntil: before, label: null },
] as const)('a booking that is $state and held until $heldUntil has the confirmation button “$label” (ENQ-24)', ({ label, ...booking }) => {
  expect(confirmHoldLabel({ ...booking, startsAt })).toBe(label)
})
