import { expect, it } from 'vitest'
import { detailRows } from './detailRows'

it.each([
  { name: 'nothing', detail: null, rows: [] },
  { name: 'an empty detail', detail: {}, rows: [] },
  { name: 'one change', detail: { before: 'new', after: 'won' }, rows: [{ name: 'Value', before: 'new', after: 'won' }] },
  {
    name: 'changes by name',
    detail: { priceCents: { before: 100, after: null }, reserved: { before: false, after: true } },
    rows: [
      { name: 'Price', before: '$1', after: 'nothing' },
      { name: 'Reserved', before: 'no', after: 'yes' },
    ],
  },
  {
    name: 'facts',
    detail: { version: 3, note: '' },
    rows: [
      { name: 'Version', after: '3' },
      { name: 'Note', after: 'nothing' },
    ],
  },
  {
    name: 'lists',
    detail: { sites: ['a', 'b'], extras: [] },
    rows: [
      { name: 'Sites', after: 'a, b' },
      { name: 'Extras', after: 'nothing' },
    ],
  },
  {
    name: 'a setting by its name',
    detail: { pointer: '/search/pageSize' },
    rows: [{ name: 'Setting', after: 'Stock list › Cars per page' }],
  },
  {
    name: 'sizes and parts of a picture',
    detail: { bytes: 48_200, focalX: { before: 0.5, after: 0.2 } },
    rows: [
      { name: 'Size', after: '48 kB' },
      { name: 'Focal point, from the left', before: '50%', after: '20%' },
    ],
  },
  { name: 'prices with cents', detail: { priceCents: 1_999_050 }, rows: [{ name: 'Price', after: '$19,990.50' }] },
  { name: 'no internal ids and keys', detail: { bulkId: 'b', rolloutId: 'r', key: 'images/x.webp' }, rows: [] },
  {
    name: 'a fact with facts inside',
    detail: { phone: { main: '08 1', isShown: true } },
    rows: [{ name: 'Phone', after: 'Main: 08 1; Is shown: yes' }],
  },
  { name: 'no rows for a text', detail: 'odd', rows: [] },
])('the audit log shows the details of an audit entry: $name', ({ detail, rows }) => {
  expect(detailRows(detail, { action: 'lead.update', country: 'AU' })).toEqual(rows)
})

it('the audit log shows instants as local dates and times', () => {
  const [row] = detailRows({ publishAt: '2026-11-20T02:30:00.000Z' }, { action: 'site.schedule', country: 'AU' })
  expect(row).toMatchObject({ name: 'Goes live', after: expect.stringMatching(/^\d{1,2} Nov 2026, \d{1,2}:\d\d/) })
})

it.each([
  ['AU', 'Price without government charges'],
  ['NZ', 'Price plus on-road costs'],
] as const)('the audit log in %s names a field of a car as its history does (ENT-02)', (country, name) => {
  const detail = { egcCents: { before: 3_549_000, after: 3_399_000 } }
  expect(detailRows(detail, { action: 'car.update', country })).toEqual([{ name, before: '$35,490', after: '$33,990' }])
})
