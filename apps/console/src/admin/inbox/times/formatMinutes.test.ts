import { expect, it } from 'vitest'
import { formatMinutes } from './formatMinutes'

it.each([
  [0, 'under 1 min'],
  [0.4, 'under 1 min'],
  [59, '59 min'],
  [60, '1 h'],
  [125, '2 h 5 min'],
  [2879, '47 h 59 min'],
  [4320, '3 days'],
])('the inbox formats %d minutes as %s', (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text)
})
