import type { CarAttribute } from '../CarAttribute'

/** CO2 emissions stars of the energy label of New Zealand, out of six. */
export const emissionsStars: CarAttribute<number> = {
  id: 'emissionsStars',
  title: 'Energy label: CO2 emissions',
  kind: 'number',
  unit: 'stars',
  storedIn: 'disclosure',
  problem: (stars) => (stars >= 0.5 && stars <= 6 ? null : 'Enter 0.5 to 6 stars.'),
  form: { group: 'newZealand', position: 100 },
  keyFacts: [{ position: 671, text: ({ disclosure }) => (disclosure.emissionsStars ? `${disclosure.emissionsStars} of 6 stars` : null) }],
}
