import { expect, it } from 'vitest'
import { popupEnd } from './popupPart'

it.each([
  { expiryDate: '', timeZone: 'Australia/Perth', is: undefined },
  { expiryDate: '2025-07-24', timeZone: 'Australia/Perth', is: '2025-07-24T16:00:00.000Z' },
  { expiryDate: '2025-12-31', timeZone: 'Australia/Sydney', is: '2025-12-31T13:00:00.000Z' },
  { expiryDate: '2025-12-31T17:30', timeZone: 'Australia/Sydney', is: '2025-12-31T06:30:00.000Z' },
  { expiryDate: '2026-02-28', timeZone: 'Pacific/Auckland', is: '2026-02-28T11:00:00.000Z' },
])('a popup that comes down at “$expiryDate” is over in $timeZone at $is (CNT-05)', ({ expiryDate, timeZone, is }) =>
  expect(popupEnd({ expiryDate }, timeZone)).toBe(is),
)
