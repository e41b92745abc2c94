import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nameKey } from './nameKey'

it.each([
  { name: 'a hyphen', names: ['X-Trail', 'x trail', 'XTRAIL', 'X–Trail'], key: 'xtrail' },
  { name: 'a space', names: ['Land Cruiser', 'LANDCRUISER', 'land-cruiser', 'Land  Cruiser '], key: 'landcruiser' },
  { name: 'digits', names: ['CX-5', 'CX5', 'CX 5', 'cx.5'], key: 'cx5' },
  { name: 'accents', names: ['Citroën C3', 'CITROEN C3', 'Citroe\u0308n C3'], key: 'citroenc3' },
  { name: 'full width', names: ['Ｋｉａ', 'Kia'], key: 'kia' },
  { name: 'a plus sign', names: ['Excite+', 'Excite Plus'], key: 'exciteplus' },
  { name: 'another alphabet', names: ['比亚迪'], key: '比亚迪' },
  { name: 'signs alone', names: [' /-& '], key: '' },
])('a name’s key is the same for names that differ in $name (SRC-06)', ({ names, key }) =>
  expect(new Set(names.map(nameKey))).toEqual(new Set([key])),
)

it.each([
  ['CX-3', 'CX-30'],
  ['Excite', 'Excite+'],
  ['Model 3', 'Model S'],
])('a name’s key distinguishes %s from %s (SRC-06)', (one, other) => expect(nameKey(one)).not.toBe(nameKey(other)))

it('the key of a key is the key itself, for any name (SRC-06)', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(nameKey(nameKey(name))).toBe(nameKey(name))
    }),
  ))
