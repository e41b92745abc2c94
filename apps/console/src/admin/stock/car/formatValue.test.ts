import { expect, it } from 'vitest'
import { changeSentences, formatValue } from './formatValue'

it.each([
  ['driveAwayCents', 2_499_000, '$24,990'],
  ['km', 135_326, '135,326'],
  ['year', 2018, '2018'],
  ['status', 'coming_soon', 'Coming soon'],
  ['certified', true, 'yes'],
  ['regoExpiry', '2027-01-20', '20 Jan 2027'],
  ['carType', 'demo', 'Demo'],
  ['colour', 'Red', '“Red”'],
  ['tag', null, 'nothing'],
  ['images', [{}], '1 photo'],
  ['images', [{}, {}], '2 photos'],
  ['locationId', 'l1', 'Harbour'],
] as const)('the history of a car formats the field %s, %s, as %s', (path, value, text) =>
  expect(formatValue(path, value, new Map([['l1', 'Harbour']]))).toBe(text),
)

it('the history of a car names a fact of a group by itself, and what was added to and removed from a list (ENT-02)', () => {
  expect(
    changeSentences({
      variant: { before: { ancapRating: 4, torque: '400 Nm' }, after: { ancapRating: 5, torque: '400 Nm' } },
      standardEquipment: { before: ['Sunroof', 'Radio'], after: ['Radio', 'Tow bar'] },
      driveAwayCents: { before: 2_499_000, after: null },
    }),
  ).toEqual(['ANCAP rating: 4 → 5', 'Equipment: + Tow bar, − Sunroof', 'Drive away: $24,990 → nothing'])
})
