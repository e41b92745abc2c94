import type { CarAttribute } from '../CarAttribute'
import { formatMeasure } from '../facts/formatMeasure'

/** Weight of an empty caravan on the tow ball, in kilograms. */
export const ballWeight: CarAttribute<number> = {
  id: 'ballWeight',
  title: 'Ball weight',
  kind: 'number',
  unit: 'kg',
  storedIn: 'specifications',
  only: 'caravan',
  form: { group: 'caravan', position: 55 },
  fileColumn: {
    name: 'ballWeight',
    headings: ['ballweight', 'ballweightkg', 'towballweight', 'towballmass', 'ballmass', 'tbm'],
    position: 2225,
    examples: ['180 kg'],
    read: { as: 'measure', what: 'a ball weight in kg', unit: /\s*kgs?$/i, limits: [10, 1_000] },
  },
  keyFacts: [
    {
      position: 166,
      text: ({ itemType, specifications }) => (itemType === 'caravan' ? formatMeasure(specifications.ballWeight, 'kg') : null),
    },
  ],
  specification: { position: 45 },
}
