import { expect, it } from 'vitest'
import { bookingStateName, bookingStateProblem, bookingStates, isOpenToShopper, nextBookingStates } from './Booking'

const startsAt = '2026-11-25T00:00:00.000Z'
const [before, after] = ['2026-11-24T00:00:00.000Z', startsAt]

it('the state machine allows only valid changes of a booking’s state (ENQ-24)', () => {
  const allowed = (now: string) =>
    bookingStates
      .map((state) => [state, nextBookingStates({ state, startsAt, heldUntil: null }, now)] as const)
      .filter(([, next]) => next.length > 0)
  expect(allowed(before)).toEqual([
    ['requested', ['confirmed', 'cancelled']],
    ['confirmed', ['cancelled']],
    ['lapsed', ['confirmed', 'cancelled']],
  ])
  expect(allowed(after)).toEqual([
    ['requested', ['confirmed', 'cancelled']],
    ['confirmed', ['completed', 'no_show', 'cancelled']],
    ['lapsed', ['confirmed', 'cancelled']],
    ['completed', ['no_show']],
    ['no_show', ['completed']],
  ])
})

it('the state machine explains why a state change is refused, and accepts a change to the current state (ENQ-24)', () => {
  expect(bookingStateProblem({ state: 'cancelled', startsAt }, 'confirmed', before)).toBe(
    'A booking that is “cancelled” can’t be changed to “confirmed”.',
  )
  expect(bookingStateProblem({ state: 'confirmed', startsAt }, 'no_show', before)).toBe(
    'You can record attendance once the visit has started.',
  )
  expect(bookingStateProblem({ state: 'cancelled', startsAt }, 'cancelled', after)).toBeNull()
})

it.each([
  { state: 'requested', heldUntil: before, isOpen: true },
  { state: 'confirmed', heldUntil: null, isOpen: true },
  { state: 'lapsed', heldUntil: before, isOpen: false },
  { state: 'lapsed', heldUntil: null, isOpen: true },
  { state: 'cancelled', heldUntil: null, isOpen: false },
] as const)('a shopper can change a booking until it begins or lapses without confirmation: $state, $heldUntil (ENQ-24)', (one) => {
  expect(isOpenToShopper({ ...one, startsAt }, before)).toBe(one.isOpen)
  expect(isOpenToShopper({ ...one, startsAt }, after)).toBe(false)
})

it('staff can confirm a booking that awaits the shopper’s email confirmation, and its state says so (ENQ-24)', () => {
  const waiting = { state: 'confirmed', startsAt, heldUntil: before } as const
  expect(nextBookingStates(waiting, before)).toEqual(['confirmed', 'cancelled'])
  expect([bookingStateName(waiting), bookingStateName({ ...waiting, heldUntil: null })]).toEqual([
    'Awaiting email confirmation',
    'Confirmed',
  ])
  expect(bookingStateName({ state: 'requested', heldUntil: before })).toBe('Requested')
})
