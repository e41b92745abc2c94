import type { CarAttribute } from '../CarAttribute'

/** The manufacturer's name of a caravan's floor plan, such as ‘Family bunks’. */
export const layout: CarAttribute<string> = {
  id: 'layout',
  title: 'Layout',
  kind: 'text',
  storedIn: 'specifications',
  only: 'caravan',
  form: { group: 'caravan', position: 70, hint: 'Such as “Family bunks”.' },
  fileColumn: {
    name: 'layout',
    headings: ['layout', 'floorplan', 'caravanlayout'],
    position: 2230,
    read: { as: 'verbatim' },
    joinsRepeatedColumns: true,
  },
  keyFacts: [{ position: 150, text: ({ itemType, specifications }) => (itemType === 'caravan' ? (specifications.layout ?? null) : null) }],
  facet: { name: 'layout', kind: 'list', position: 70, limit: 40, countedWhen: 'common' },
  specification: { position: 70 },
}
