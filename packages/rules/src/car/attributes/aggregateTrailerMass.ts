import type { CarAttribute } from '../CarAttribute'
import { caravanPayload } from '../facts/caravanPayload'
import { formatMeasure } from '../facts/formatMeasure'

/** Aggregate trailer mass (ATM) of a caravan, in kilograms. */
export const aggregateTrailerMass: CarAttribute<number> = {
  id: 'aggregateTrailerMass',
  title: 'Aggregate trailer mass',
  kind: 'number',
  unit: 'kg',
  storedIn: 'specifications',
  only: 'caravan',
  form: { group: 'caravan', position: 50 },
  fileColumn: {
    name: 'atm',
    headings: ['atm', 'atmkg', 'aggregatetrailermass'],
    position: 2220,
    examples: ['2,400 kg'],
    read: { as: 'measure', what: 'an aggregate trailer mass in kg', unit: /\s*kgs?$/i, limits: [100, 20_000] },
  },
  keyFacts: [
    {
      position: 162,
      text: ({ itemType, specifications }) => (itemType === 'caravan' ? formatMeasure(specifications.aggregateTrailerMass, 'kg') : null),
    },
    {
      label: 'Payload',
      position: 164,
      text: ({ itemType, specifications }) => (itemType === 'caravan' ? formatMeasure(caravanPayload(specifications), 'kg') : null),
    },
  ],
  facet: {
    name: 'atm',
    kind: 'range',
    max: 20_000,
    phrase: 'ATM',
    roundingStep: 100,
    label: 'Aggregate trailer mass (kg)',
    position: 100,
    countedWhen: 'common',
  },
  specification: { position: 40 },
}
