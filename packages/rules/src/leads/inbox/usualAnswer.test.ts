import { expect, test } from 'vitest'
import { hasUsualAnswer, usualAnswer } from './usualAnswer'

test.each([
  { name: 'enough, fast', answered: 20, openMinutes: 18, is: true },
  { name: 'one too few', answered: 19, openMinutes: 18, is: false },
  { name: 'none', answered: 0, openMinutes: null, is: false },
  { name: 'most were never answered', answered: 400, openMinutes: null, is: false },
  { name: 'a day, to the minute', answered: 20, openMinutes: 1440, is: true },
  { name: 'longer than a day', answered: 20, openMinutes: 1441, is: false },
])('a page decides whether the usual answer time can show: $name (ENT-16)', ({ answered, openMinutes, is }) =>
  expect(hasUsualAnswer({ answered, openMinutes })).toBe(is),
)

test.each([
  [0, '5 minutes'],
  [5, '5 minutes'],
  [18, '20 minutes'],
  [26, 'half an hour'],
  [31, '45 minutes'],
  [59, 'an hour'],
  [60, 'an hour'],
  [61, '2 hours'],
  [241, '6 hours'],
  [1440, '24 hours'],
  [1441, '25 hours'],
])('%i minutes are written as %s (ENT-16)', (minutes, message) => expect(usualAnswer(minutes)).toBe(message))
