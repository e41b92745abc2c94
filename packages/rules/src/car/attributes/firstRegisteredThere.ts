import type { CarAttribute } from '../CarAttribute'

/** Year of first registration in the country it was imported from. */
export const firstRegisteredThere: CarAttribute<number> = {
  id: 'firstRegisteredThere',
  title: 'First registered there',
  kind: 'number',
  storedIn: 'disclosure',
  form: { group: 'newZealand', position: 50 },
  fileColumn: {
    name: 'firstRegisteredOverseas',
    headings: ['firstregisteredoverseas', 'yearfirstregisteredoverseas', 'overseasfirstregistered'],
    title: 'First registered overseas',
    position: 2270,
    examples: ['2015'],
    read: { as: 'year', what: 'a year of first registration overseas' },
  },
}
