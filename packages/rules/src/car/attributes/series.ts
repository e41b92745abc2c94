import type { CarAttribute } from '../CarAttribute'

/** The series of its model, such as ‘MZEA12R’. */
export const series: CarAttribute<string> = {
  id: 'series',
  title: 'Series',
  kind: 'text',
  storedIn: 'ownColumn',
  errorSubject: 'The series',
  form: { group: 'engine', position: 670, suggests: true },
  fileColumn: { name: 'series', headings: ['series'], position: 410, read: { as: 'custom' }, joinsRepeatedColumns: true },
  keyFacts: [{ position: 630 }],
  files: {
    dealerStudio: { name: 'Series', position: 710 },
    dmsPayload: { name: 'series', position: 1010 },
    plainStock: { name: 'series', position: 810 },
    stockList: { name: 'Series', position: 510 },
  },
}
