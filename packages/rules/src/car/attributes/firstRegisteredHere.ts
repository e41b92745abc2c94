import type { CarAttribute } from '../CarAttribute'

/** Year of first registration in New Zealand. */
export const firstRegisteredHere: CarAttribute<number> = {
  id: 'firstRegisteredHere',
  title: 'First registered in New Zealand',
  kind: 'number',
  storedIn: 'disclosure',
  form: { group: 'newZealand', position: 30 },
  fileColumn: {
    name: 'firstRegistered',
    headings: ['firstregistered', 'firstregisterednz', 'firstregisteredhere', 'yearfirstregisterednz'],
    position: 2250,
    examples: ['2019'],
    read: { as: 'year', what: 'a year of first registration' },
  },
}
