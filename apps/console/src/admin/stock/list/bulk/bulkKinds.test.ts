import { expect, test } from 'vitest'
import { type BulkKind, parseBulkChange, type TypedChange, untyped } from './bulkKinds'

const cases: readonly { name: string; kind: BulkKind; typed?: Partial<TypedChange>; change: object | null }[] = [
  {
    name: 'three percent down',
    kind: 'price',
    typed: { value: '3' },
    change: { kind: 'price', by: 'percent', value: -3, roundTo: 10_000, keepsBefore: true },
  },
  { name: 'a sign is no harm', kind: 'price', typed: { value: '2.5 %' }, change: expect.objectContaining({ value: -2.5 }) },
  {
    name: 'dollars up, to the cent',
    kind: 'price',
    typed: { by: 'amount', direction: 'up', value: '$1,500', roundTo: '' },
    change: expect.objectContaining({ by: 'amount', value: 150_000, roundTo: null }),
  },
  { name: 'nothing yet', kind: 'price', change: null },
  { name: 'nothing at all', kind: 'price', typed: { value: '0' }, change: null },
  { name: 'no number', kind: 'price', typed: { value: 'three' }, change: null },
  { name: 'a tag', kind: 'tag', typed: { tag: ' Sale ' }, change: { kind: 'tag', tag: 'Sale' } },
  { name: 'no tag takes it off', kind: 'tag', change: { kind: 'tag', tag: null } },
  { name: 'no place yet', kind: 'location', change: null },
  { name: 'off their offer', kind: 'offer', typed: { offerId: 'none' }, change: { kind: 'offer', offerId: null } },
  { name: 'a sale', kind: 'sold', change: { kind: 'stage', to: 'sold' } },
]

test.each(cases)('A change of many cars as it is typed: $name', ({ kind, typed = {}, change }) => {
  expect(parseBulkChange(kind, { ...untyped, ...typed })).toEqual(change)
})
