import { expect, it } from 'vitest'
import { countryFields } from './countryFields'
import { modelFields } from './kinds/modelFields'
import { parseCell, writeCell } from './parseCell'
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

it.each([
  { country: 'AU', cell: 'Sport; 39990; Drive away | Base; 35990; Excluding government charges' },
  { country: 'NZ', cell: 'Sport; 39990; Including on-road costs | Base; 35990; Plus on-road costs' },
] as const)(
  'the price types of a model’s variants are in the terms of $country, in forms and files (CFG-02, CAR-14)',
  ({ country, cell }) => {
    const { variants } = countryFields(modelFields, country)
    const value = [
      { name: 'Sport', priceCents: 3_999_000, priceType: 'driveAway' },
      { name: 'Base', priceCents: 3_599_000, priceType: 'egc' },
    ]
    expect(variants && writeCell(variants, value, (id) => id).replaceAll(/(?:; )+(?= \||$)/g, '')).toBe(cell)
    expect(parseCell(modelFields.variants, cell, () => null)).toMatchObject({ value })
  },
)
