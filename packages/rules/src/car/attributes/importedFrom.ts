import type { CarAttribute } from '../CarAttribute'

/** Country of a used import; omitted for a car sold new here. */
export const importedFrom: CarAttribute<string> = {
  id: 'importedFrom',
  title: 'Imported from',
  kind: 'text',
  storedIn: 'disclosure',
  form: { group: 'newZealand', position: 40 },
  facet: { name: 'imported_from', kind: 'list', prefixAndSuffix: ['Imported from ', ''], position: 190, countedWhen: 'queried' },
  fileColumn: {
    name: 'importedFrom',
    headings: ['importedfrom', 'countryimported', 'lastcountry', 'importcountry'],
    position: 2260,
    read: { as: 'custom' },
  },
}
