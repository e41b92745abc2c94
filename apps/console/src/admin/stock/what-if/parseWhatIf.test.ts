import { expect, test } from 'vitest'
import { type EnteredWhatIf, parseWhatIf } from './parseWhatIf'

const empty: EnteredWhatIf = { kind: 'price', off: '', rate: '', comparisonRate: '', tag: '', locationId: '' }
const price = (value: number) => ({ kind: 'price', by: 'amount', value, roundTo: null, setsWasPrice: false })

test.each<{
  readonly name: string
  readonly country?: 'NZ'
  readonly entered: Partial<EnteredWhatIf>
  readonly change: unknown
}>([
  { name: 'dollars off', entered: { off: '500' }, change: price(-50_000) },
  { name: 'dollars more', entered: { off: '-500' }, change: price(50_000) },
  { name: 'no dollars', entered: { off: '' }, change: null },
  { name: 'no dollars off', entered: { off: '0' }, change: null },
  {
    name: 'both rates',
    entered: { kind: 'rate', rate: '5.99', comparisonRate: '6.4' },
    change: { kind: 'rate', rate: 5.99, comparisonRate: 6.4 },
  },
  { name: 'a rate without its comparison rate', entered: { kind: 'rate', rate: '5.99' }, change: null },
  {
    name: 'a rate in New Zealand, which has no comparison rate',
    country: 'NZ',
    entered: { kind: 'rate', rate: '5.99', comparisonRate: '6.4' },
    change: { kind: 'rate', rate: 5.99, comparisonRate: null },
  },
  { name: 'no rate in New Zealand', country: 'NZ', entered: { kind: 'rate' }, change: null },
  { name: 'an empty tag', entered: { kind: 'tag', tag: ' ' }, change: { kind: 'tag', tag: null } },
  { name: 'a yard', entered: { kind: 'location', locationId: 'there' }, change: { kind: 'location', locationId: 'there' } },
  { name: 'no yard', entered: { kind: 'location' }, change: null },
])('a change to try: $name', ({ country, entered, change }) =>
  expect(parseWhatIf({ ...empty, ...entered }, country ?? 'AU')).toEqual(change),
)
