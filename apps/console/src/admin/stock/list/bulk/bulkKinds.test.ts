import { expect, test } from 'vitest'
import { type BulkKind, type EnteredChange, parseBulkChange, untyped } from './bulkKinds'

const cases: readonly { name: string; kind: BulkKind; entered?: Partial<EnteredChange>; change: object | null }[] = [
  {
    name: 'three percent down',
    kind: 'price',
    entered: { value: '3' },
    change: { kind: 'price', by: 'percent', value: -3, roundTo: 10_000, keepsBefore: true },
  },
  { name: 'a sign is no harm', kind: 'price', entered: { value: '2.5 %' }, change: expect.objectContaining({ value: -2.5 }) },
  {
    name: 'dollars up, to the cent',
    kind: 'price',
    entered: { by: 'amount', direction: 'up', value: '$1,500', roundTo: '' },
    change: expect.objectContaining({ by: 'amount', value: 150_000, roundTo: null }),
  },
  { name: 'nothing yet', kind: 'price', change: null },
  { name: 'nothing at all', kind: 'price', entered: { value: '0' }, change: null },
  { name: 'no number', kind: 'price', entered: { value: 'three' }, change: null },
  { name: 'a tag', kind: 'tag', entered: { tag: ' Sale ' }, change: { kind: 'tag', tag: 'Sale' } },
  { name: 'no tag takes it off', kind: 'tag', change: { kind: 'tag', tag: null } },
  { name: 'no place yet', kind: 'location', change: null },
  { name: 'off their offer', kind: 'offer', entered: { offerId: 'none' }, change: { kind: 'offer', offerId: null } },
  { name: 'a sale', kind: 'sold', change: { kind: 'stage', to: 'sold' } },
]

test.each(cases)('A change of many cars as it is typed: $name', ({ kind, entered = {}, change }) => {
  expect(parseBulkChange(kind, { ...untyped, ...entered })).toEqual(change)
})
