import { expect, it } from 'vitest'
import { inMinutes, scheduleState } from './scheduleState'

const at = (offset: number) => new Date(Date.parse('2026-11-24T01:00:00.000Z') + offset).toISOString()
const now = Date.parse(at(0))
const conflict = { kind: 'conflict' as const, message: '', conflicts: [] }

it.each([
  { name: 'days ahead', publishAt: at(86_400_000), obstacle: null, state: 'waits' },
  { name: 'a moment more than an hour ahead', publishAt: at(3_600_001), obstacle: null, state: 'waits' },
  { name: 'an hour ahead', publishAt: at(3_600_000), obstacle: null, state: 'soon' },
  { name: 'now', publishAt: at(0), obstacle: null, state: 'due' },
  { name: 'in conflict with the live site', publishAt: at(86_400_000), obstacle: conflict, state: 'contradicted' },
  { name: 'no longer valid', publishAt: at(-5), obstacle: { ...conflict, kind: 'invalid' as const }, state: 'invalid' },
])('a scheduled publication has a state: $name', ({ publishAt, obstacle, state }) =>
  expect(scheduleState({ publishAt, obstacle }, now)).toBe(state),
)

it.each([
  [10, 'in 1 minute'],
  [89_000, 'in 1 minute'],
  [3_600_000, 'in 60 minutes'],
])('the schedule banner formats the time until a publication: %d ms', (ms, text) => expect(inMinutes(ms)).toBe(text))
