import type { CarAttribute } from '../CarAttribute'

/** Fuel economy stars of the energy label of New Zealand, out of six. */
export const economyStars: CarAttribute<number> = {
  id: 'economyStars',
  title: 'Energy label: fuel economy',
  kind: 'number',
  unit: 'stars',
  storedIn: 'disclosure',
  problem: (stars) => (stars >= 0.5 && stars <= 6 ? null : 'Enter 0.5 to 6 stars.'),
  form: { group: 'newZealand', position: 90 },
  keyFacts: [{ position: 670, text: ({ disclosure }) => (disclosure.economyStars ? `${disclosure.economyStars} of 6 stars` : null) }],
}
