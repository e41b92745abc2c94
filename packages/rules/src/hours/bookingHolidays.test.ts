import { expect, it } from 'vitest'
import { buildLocation } from '../testing/buildLocation'
import { bookingHolidays } from './visitSpans'

const address = buildLocation().address

it('the booking calendar lists the public holidays of the location’s country and state (API-14, LOC-15)', () => {
  const sydney = bookingHolidays(buildLocation())
  expect(sydney.has('2026-12-25')).toBe(true)
  expect(sydney.has('2027-01-26')).toBe(true)
  expect(sydney.has('2026-11-03')).toBe(false)
  const melbourne = bookingHolidays(buildLocation({ timeZone: 'Australia/Melbourne', address: { ...address, state: 'VIC' } }))
  expect(melbourne.has('2026-11-03')).toBe(true)
  const auckland = bookingHolidays(buildLocation({ timeZone: 'Pacific/Auckland', address: { ...address, state: 'Auckland' } }))
  expect(auckland.has('2027-02-06')).toBe(true)
  expect(auckland.has('2027-01-26')).toBe(false)
})
