import { expect, test } from 'vitest'
import { withBreak } from './copyDay'

const day = (...spans: readonly (readonly [open: string | null, close: string | null])[]) =>
  spans.map(([open, close]) => ({ weekday: 1, status: 'Open' as const, open, close }))

test.each([
  { name: 'a whole day', before: day(['08:30', '17:00']), after: day(['08:30', '12:00'], ['13:00', '17:00']) },
  { name: 'a morning', before: day(['08:30', '12:00']), after: day(['08:30', '12:00'], ['13:00', '16:00']) },
  { name: 'a day that closes late', before: day(['13:00', '23:30']), after: day(['13:00', '23:30'], ['23:00', '24:00']) },
  { name: 'a day with a time missing', before: day(['08:30', null]), after: day(['08:30', null], [null, null]) },
])('a second opening period is added to $name (ENT-08)', ({ before, after }) => {
  expect(withBreak(before)).toEqual(after)
})
