import { expect, it } from 'vitest'
import { changedFields, formatFeedField } from './formatFeedField'

it.each([
  ['driveAwayCents', 2_999_000, '$29,990'],
  ['km', 42_310, '42,310'],
  ['year', 2021, '2021'],
  ['status', 'withdrawn', 'Withdrawn'],
  ['regoExpiry', '2027-03-05', '5 Mar 2027'],
  ['certified', false, 'No'],
  ['photos', ['a', 'b'], '2 pictures'],
  ['standardEquipment', [], '–'],
  ['colour', null, '–'],
  ['specifications', { sleeps: 4 }, 'sleeps 4'],
])('the feed report formats the value of %s', (field, value, text) => {
  expect(formatFeedField(field, value)).toBe(text)
})

it('the report of an import names the fields that changed, without fields derived from others', () => {
  expect(changedFields({ make: 'Kia', makeSlug: 'kia' }, { make: 'Ford', makeSlug: 'ford', km: 12 })).toEqual([
    { title: 'Make', from: 'Kia', to: 'Ford' },
    { title: 'Odometer', from: '–', to: '12' },
  ])
})

it('a withdrawn car names its status, and not a reservation that it didn’t have (ENT-01)', () =>
  expect(changedFields({ status: 'in_stock', reserved: false }, { status: 'withdrawn', reserved: false })).toEqual([
    { title: 'Status', from: 'In stock', to: 'Withdrawn' },
  ]))
