import { expect, it } from 'vitest'
import { drawTerms } from './drawTerms'

const draw = {
  start: '2026-01-01',
  expiry: '2026-12-31',
  promoter: 'Harbour Motors Pty Ltd, ABN 51 824 753 556',
  prizeValue: 10_000,
  states: 'NSW',
  permits: '',
}
const linesOf = (changes: Partial<typeof draw>, country: 'AU' | 'NZ' = 'AU') =>
  drawTerms({ ...draw, ...changes }, { country }).map(({ label, text }) => `${label}: ${text}`)
const permitOf = (changes: Partial<typeof draw>, country?: 'AU' | 'NZ') =>
  linesOf(changes, country).filter((line) => line.startsWith('Permits'))

it('the terms of a prize draw name promoter, days, entrants, value and permits (RTE-21)', () =>
  expect(linesOf({})).toEqual([
    'Promoter: Harbour Motors Pty Ltd, ABN 51 824 753 556',
    'Entries: From 1 Jan 2026 until 31 Dec 2026',
    'Open to: Residents of NSW',
    'Total prizes: $10,000',
    'Permits: None needed for prizes of this value',
  ]))

it.each([
  { name: 'with permits', changes: { prizeValue: 20_000, permits: 'NSW TP/01234' }, expected: ['Permits: NSW TP/01234'] },
  { name: 'whose permit is missing', changes: { prizeValue: 10_001 }, expected: [] },
  { name: 'whose prizes have no stated value', changes: { prizeValue: 0 }, expected: [] },
])('the terms of a prize draw $name state only true permits (RTE-21)', ({ changes, expected }) =>
  expect(permitOf(changes)).toEqual(expected),
)

it('the terms of a prize draw mention no permits in New Zealand, which has none (RTE-21)', () => expect(permitOf({}, 'NZ')).toEqual([]))

it.each([
  { start: '', expiry: '2026-12-31', expected: ['Entries: Until 31 Dec 2026'] },
  { start: '2026-01-01', expiry: '', expected: ['Entries: From 1 Jan 2026'] },
  { start: '', expiry: '', expected: [] },
])('the terms of a prize draw leave out what the site doesn’t state (RTE-21): $expected', ({ start, expiry, expected }) =>
  expect(linesOf({ start, expiry, promoter: ' ', states: '', prizeValue: 0 })).toEqual(expected),
)
