import type { CarAttribute } from '../CarAttribute'

/** Last day of the warrant of fitness. Pages format it with `wofText`. */
export const wofExpiry: CarAttribute<string> = {
  id: 'wofExpiry',
  title: 'Warrant of fitness until',
  kind: 'day',
  storedIn: 'disclosure',
  errorSubject: 'The warrant of fitness’s expiry',
  form: { group: 'newZealand', position: 10 },
  fileColumn: {
    name: 'wofExpiry',
    headings: ['wofexpiry', 'wof', 'wofexpires', 'warrantexpiry', 'warrantoffitness'],
    title: 'Warrant until',
    position: 2230,
    examples: ['31/08/2026', '2026-08-31', '31 Aug 2026'],
    read: { as: 'day', what: 'the end of the warrant' },
  },
  files: { tradeMe: { name: 'wofExpiry', position: 1510 } },
}
