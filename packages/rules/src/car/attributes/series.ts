import type { CarAttribute } from '../CarAttribute'

/** The series of its model, such as ‘MZEA12R’. */
export const series: CarAttribute<string> = {
  id: 'series',
  title: 'Series',
  kind: 'text',
  storedIn: 'ownColumn',
  errorSubject: 'The series',
  form: { group: 'engine', place: 670, suggests: true },
  fileColumn: { name: 'series', headings: ['series'], place: 410, read: { as: 'custom' }, joinsRepeatedColumns: true },
  keyFacts: [{ place: 630 }],
  files: {
    dealerStudio: { name: 'Series', place: 710 },
    dmsPayload: { name: 'series', place: 1010 },
    plainStock: { name: 'series', place: 810 },
    stockList: { name: 'Series', place: 510 },
  },
}
