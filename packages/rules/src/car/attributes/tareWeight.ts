import type { CarAttribute } from '../CarAttribute'
import { formatMeasure } from '../facts/formatMeasure'

/** Tare weight of a caravan in kilograms. */
export const tareWeight: CarAttribute<number> = {
  id: 'tareWeight',
  title: 'Tare',
  kind: 'number',
  unit: 'kg',
  storedIn: 'specifications',
  only: 'caravan',
  form: { group: 'caravan', position: 40 },
  fileColumn: {
    name: 'tare',
    headings: ['tare', 'tarekg', 'tareweight', 'taremass'],
    title: 'Tare weight',
    position: 2210,
    examples: ['1,980 kg'],
    read: { as: 'measure', what: 'a tare weight in kg', unit: /\s*kgs?$/i, limits: [100, 20_000] },
  },
  keyFacts: [
    {
      label: 'Tare weight',
      position: 160,
      text: ({ itemType, specifications }) => (itemType === 'caravan' ? formatMeasure(specifications.tareWeight, 'kg') : null),
    },
  ],
  facet: { name: 'tare', kind: 'range', max: 20_000, roundingStep: 100, label: 'Tare weight (kg)', position: 90, countedWhen: 'common' },
  specification: { label: 'Tare weight', position: 30 },
}
