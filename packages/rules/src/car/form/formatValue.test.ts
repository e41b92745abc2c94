import { expect, it } from 'vitest'
import { formatValue } from './formatValue'

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
