import { formatMoney } from '../../format/formatMoney'
import type { CarAttribute } from '../CarAttribute'

/** Yearly running cost on the energy label of New Zealand, in whole dollars: for 14,000 km at the label's energy price. */
export const energyCost: CarAttribute<number> = {
  id: 'energyCost',
  title: 'Energy label: yearly cost',
  kind: 'number',
  unit: 'dollars',
  storedIn: 'disclosure',
  problem: (dollars) => (Number.isInteger(dollars) && dollars >= 100 && dollars <= 20_000 ? null : 'Enter 100 to 20,000 dollars.'),
  form: { group: 'newZealand', position: 110 },
  keyFacts: [
    {
      position: 672,
      text: ({ disclosure }) => (disclosure.energyCost ? `${formatMoney(disclosure.energyCost * 100)} for 14,000 km` : null),
    },
  ],
}
