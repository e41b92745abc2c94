import { expect, it } from 'vitest'
import { changeText } from './changeText'

it.each([
  { current: 120, previous: 100, text: '20% more than the previous period' },
  { current: 80, previous: 100, text: '20% fewer than the previous period' },
  { current: 100, previous: 100, text: 'Same as the previous period' },
  { current: 1001, previous: 1000, text: 'Same as the previous period' },
  { current: 5, previous: 0, text: 'None in the previous period' },
  { current: 0, previous: 0, text: 'None in the previous period either' },
  { current: 0, previous: 4, text: '100% fewer than the previous period' },
])('the dashboard compares $current with $previous of the previous period', ({ current, previous, text }) =>
  expect(changeText(current, previous)).toBe(text),
)
