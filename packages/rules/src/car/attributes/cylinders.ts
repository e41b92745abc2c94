import type { CarAttribute } from '../CarAttribute'
import { positive } from '../facts/formatMeasure'

/** Number of cylinders; none for an electric car. */
export const cylinders: CarAttribute<number> = {
  id: 'cylinders',
  title: 'Cylinders',
  kind: 'number',
  storedIn: 'ownColumn',
  ofVariant: { label: 'Cylinders of the variant', position: 100 },
  errorSubject: 'The number of cylinders',
  whole: [0, 24],
  form: { group: 'engine', position: 630 },
  fileColumn: {
    name: 'cylinders',
    headings: ['cylinders', 'cyl', 'numberofcylinders', 'engcyls', 'enginecylinders'],
    position: 2120,
    examples: ['4', '6 cyl'],
    read: { as: 'count', what: 'cylinders' },
  },
  specification: { position: 90, text: ({ variant, cylinders }) => positive(variant.cylinders) ?? positive(cylinders) },
  facet: { name: 'cylinders', kind: 'list', position: 50, limit: 10, countedWhen: 'queried', prefixAndSuffix: ['', ' cylinders'] },
  files: {
    dealerStudio: { name: 'Cylinders', position: 720 },
    dmsPayload: { name: 'cylinders', position: 1110 },
  },
}
