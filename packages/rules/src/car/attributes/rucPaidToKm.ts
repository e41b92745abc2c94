import type { CarAttribute } from '../CarAttribute'

/** Odometer reading up to which road user charges are paid. */
export const rucPaidToKm: CarAttribute<number> = {
  id: 'rucPaidToKm',
  title: 'Road user charges paid to',
  kind: 'number',
  unit: 'km',
  storedIn: 'disclosure',
  form: { group: 'newZealand', position: 80 },
  fileColumn: {
    name: 'rucPaidTo',
    headings: ['rucpaidto', 'ruc', 'ructo', 'roaduserchargespaidto'],
    position: 2300,
    examples: ['145,000 km'],
    read: { as: 'measure', what: 'a number of kilometres', unit: /\s*kms?$/i },
  },
}
