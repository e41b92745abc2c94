import { expect, it } from 'vitest'
import { changeText } from './changeText'

it.each([
  { now: 120, before: 100, text: '20% more than the previous period' },
  { now: 80, before: 100, text: '20% fewer than the previous period' },
  { now: 100, before: 100, text: 'Same as the previous period' },
  { now: 1001, before: 1000, text: 'Same as the previous period' },
  { now: 5, before: 0, text: 'None in the previous period' },
  { now: 0, before: 0, text: 'None in the previous period either' },
  { now: 0, before: 4, text: '100% fewer than the previous period' },
])('the dashboard compares $now with $before of the previous period', ({ now, before, text }) => expect(changeText(now, before)).toBe(text))
