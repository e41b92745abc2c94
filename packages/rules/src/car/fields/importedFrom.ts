import type { CarField } from '../CarField'

/** Where it was used before it was imported; left out for one that was new here. */
export const importedFrom: CarField<string> = {
  id: 'importedFrom',
  title: 'Imported from',
  kind: 'text',
  in: 'disclosure',
  form: { group: 'newZealand', place: 40 },
  column: {
    name: 'importedFrom',
    headings: ['importedfrom', 'countryimported', 'lastcountry', 'importcountry'],
    place: 2260,
    read: { as: 'own' },
  },
}
