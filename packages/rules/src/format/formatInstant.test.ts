import { expect, it } from 'vitest'
import { formatInstant } from './formatInstant'

it.each([
  ['2026-11-30T17:07:30.000Z', 'Australia/Melbourne', '1 Dec 2026, 4:07:30 am (Melbourne)'],
  ['2026-06-30T02:00:00.900Z', 'Pacific/Auckland', '30 Jun 2026, 2:00:00 pm (Auckland)'],
  ['2026-06-30T02:00:05.000Z', 'UTC', '30 Jun 2026, 2:00:05 am (UTC)'],
])('the instant %s in %s is %s (CFG-12)', (instant, timeZone, text) => expect(formatInstant(instant, timeZone)).toBe(text))
