import { expect, it } from 'vitest'
import { countryFields } from './countryFields'
import type { RecordFields } from './RecordField'

const fields = {
  name: { kind: 'text', label: 'Name', max: 5 },
  suburb: { kind: 'text', label: 'Suburb', max: 5, inNewZealand: { label: 'Town' } },
  state: { kind: 'text', label: 'State', max: 5, inNewZealand: null },
  states: { kind: 'several', label: 'States', choices: { VIC: 'VIC' }, inNewZealand: null },
} as const satisfies RecordFields

it.each([
  { name: 'Australia', country: 'AU', stored: {}, labels: ['Name', 'Suburb', 'State', 'States'] },
  { name: 'New Zealand, which has no states', country: 'NZ', stored: { state: '', states: [] }, labels: ['Name', 'Town'] },
  {
    name: 'New Zealand, with a stored state to clear',
    country: 'NZ',
    stored: { state: 'VIC', states: ['VIC'] },
    labels: ['Name', 'Town', 'State', 'States'],
  },
] as const)('the fields of a record are those of $name (CFG-02, UI-19)', ({ country, stored, labels }) =>
  expect(Object.values(countryFields(fields, country, stored)).map(({ label }) => label)).toEqual(labels),
)
