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
      { name: 'Price cents', before: '100', after: 'nothing' },
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
  { name: 'lists', detail: { sites: ['a', 'b'] }, rows: [{ name: 'Sites', after: '["a","b"]' }] },
  { name: 'a text instead', detail: 'odd', rows: [] },
])('reads $name', ({ detail, rows }) => {
  expect(detailRows(detail)).toEqual(rows)
})
