import { expect, it } from 'vitest'
import { visitTime } from './vehicleText'

it.each([
  ['2026-11-27T10:00', 'Friday 27 November 2026 at 10:00 am'],
  ['2026-11-27T16:30', 'Friday 27 November 2026 at 4:30 pm'],
  ['some time', 'some time'],
])('a lead formats the visit time %s as “%s” (ENQ-24)', (local, text) =>
  expect(visitTime(local).replace('day,', 'day').replaceAll('\u202f', ' ')).toBe(text),
)
