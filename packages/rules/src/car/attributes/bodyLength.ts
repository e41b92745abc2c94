import { formatFeet } from '../../format/groupThousands'
import type { CarAttribute } from '../CarAttribute'

/** Length of a caravan’s body in feet. */
export const bodyLength: CarAttribute<number> = {
  id: 'bodyLength',
  title: 'Body length',
  kind: 'number',
  unit: 'ft',
  storedIn: 'specifications',
  only: 'caravan',
  form: { group: 'caravan', position: 20, unit: 'feet' },
  fileColumn: {
    name: 'length',
    headings: ['length', 'lengthft', 'bodylength', 'vanlength'],
    title: 'Length',
    position: 2200,
    examples: ['18.5 ft'],
    read: { as: 'measure', what: 'a length in feet', unit: /\s*(?:ft|feet|foot|'|′)$/i, limits: [9, 60] },
  },
  keyFacts: [
    { position: 140, text: ({ itemType, specifications }) => (itemType === 'caravan' ? formatFeet(specifications.bodyLength) : null) },
  ],
  facet: { name: 'length', kind: 'range', max: 100, phrase: '', label: 'Length (ft)', position: 80, countedWhen: 'common' },
  specification: { position: 20, text: ({ specifications }) => formatFeet(specifications.bodyLength) },
}
