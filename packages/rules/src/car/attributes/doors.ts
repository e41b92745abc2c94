import type { CarAttribute } from '../CarAttribute'
import { positive } from '../facts/formatMeasure'

/** Number of doors, including the tailgate if the manufacturer counts it. */
export const doors: CarAttribute<number> = {
  id: 'doors',
  title: 'Doors',
  kind: 'number',
  storedIn: 'ownColumn',
  errorSubject: 'The number of doors',
  whole: [0, 12],
  form: { group: 'engine', position: 650 },
  fileColumn: {
    name: 'doors',
    headings: ['doors', 'doorcount', 'numberofdoors'],
    position: 2140,
    examples: ['4', '4 doors'],
    read: { as: 'count', what: 'doors' },
  },
  keyFacts: [{ position: 440, text: ({ itemType, doors }) => (itemType === 'car' ? positive(doors) : null) }],
  facet: { name: 'doors', kind: 'list', position: 40, limit: 10, countedWhen: 'queried', prefixAndSuffix: ['', ' doors'] },
  files: {
    tradeMe: { name: 'doors', position: 1320 },
    dealerStudio: { name: 'Doors', position: 1510 },
    dmsPayload: { name: 'doors', position: 1510 },
    plainStock: { name: 'doors', position: 1840 },
  },
  structured: 'numberOfDoors',
}
