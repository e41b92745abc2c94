import type { CarAttribute } from '../CarAttribute'
import { positive } from '../facts/formatMeasure'

/** Number of berths of a caravan. */
export const sleeps: CarAttribute<number> = {
  id: 'sleeps',
  title: 'Sleeps',
  kind: 'number',
  storedIn: 'specifications',
  only: 'caravan',
  form: { group: 'caravan', position: 10 },
  fileColumn: {
    name: 'sleeps',
    headings: ['sleeps', 'berth', 'berths'],
    position: 2190,
    examples: ['4'],
    read: { as: 'measure', what: 'a number of berths', unit: /\s*(?:berths?|people)$/i },
  },
  keyFacts: [{ position: 130, text: ({ itemType, specifications }) => (itemType === 'caravan' ? positive(specifications.sleeps) : null) }],
  facet: {
    name: 'sleeps',
    kind: 'list',
    label: 'Berths',
    position: 60,
    limit: 20,
    countedWhen: 'common',
    prefixAndSuffix: ['Sleeps ', ''],
  },
  specification: { position: 60 },
}
