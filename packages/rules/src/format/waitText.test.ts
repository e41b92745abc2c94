import { expect, it } from 'vitest'
import { oldestText } from './waitText'

const now = Date.parse('2026-06-10T12:00:00.000Z')

it.each([
  [null, null],
  ['2026-06-10T12:00:30.000Z', 'oldest 0 min'],
  ['2026-06-10T11:01:00.000Z', 'oldest 59 min'],
  ['2026-06-10T08:00:00.000Z', 'oldest 4 h'],
  ['2026-06-08T12:01:00.000Z', 'oldest 47 h'],
  ['2026-06-08T12:00:00.000Z', 'oldest 2 days'],
])('the inbox shows the age of the oldest waiting shopper, since %s: %s', (since, text) => expect(oldestText(since, now)).toBe(text))
