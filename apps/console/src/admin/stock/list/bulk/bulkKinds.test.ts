import { expect, test } from 'vitest'
import { type BulkKind, type EnteredChange, emptyChange, parseBulkChange } from './bulkKinds'

const cases: readonly { name: string; kind: BulkKind; entered?: Partial<EnteredChange>; change: object | null }[] = [
  {
    name: 'three percent down',
    kind: 'price',
    entered: { value: '3' },
    change: { kind: 'price', by: 'percent', value: -3, roundTo: 10_000, setsWasPrice: false },
  },
  { name: 'a percent sign is accepted', kind: 'price', entered: { value: '2.5 %' }, change: expect.objectContaining({ value: -2.5 }) },
  {
    name: 'dollars up, to the cent',
    kind: 'price',
    entered: { by: 'amount', direction: 'up', value: '$1,500', roundTo: '' },
    change: expect.objectContaining({ by: 'amount', value: 150_000, roundTo: null }),
  },
  { name: 'no value yet', kind: 'price', change: null },
  { name: 'a change of zero', kind: 'price', entered: { value: '0' }, change: null },
  { name: 'a value that is not a number', kind: 'price', entered: { value: 'three' }, change: null },
  { name: 'a tag', kind: 'tag', entered: { tag: ' Sale ' }, change: { kind: 'tag', tag: 'Sale' } },
  { name: 'no tag removes the tag', kind: 'tag', change: { kind: 'tag', tag: null } },
  { name: 'no location yet', kind: 'location', change: null },
  { name: 'no offer removes the offer', kind: 'offer', entered: { offerId: 'none' }, change: { kind: 'offer', offerId: null } },
  { name: 'a sale', kind: 'sold', change: { kind: 'stage', to: 'sold' } },
]

test.each(cases)('A bulk change of cars is parsed from the entered values: $name', ({ kind, entered = {}, change }) => {
  expect(parseBulkChange(kind, { ...emptyChange, ...entered })).toEqual(change)
})
