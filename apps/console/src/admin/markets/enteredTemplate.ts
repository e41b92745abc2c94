import type { MarketTemplateRecord, MarketTemplateSettings } from '../../client/Records'

export type TemplateDocument = MarketTemplateRecord['document']
export type TemplateField = TemplateDocument['fields'][number]

/** Default settings of a new file. */
export const emptyTemplate: MarketTemplateSettings & { readonly document: TemplateDocument } = {
  name: '',
  document: {
    version: 1,
    layout: 'csv',
    dialect: { separator: ',', headings: true, lineEnd: 'crlf', between: ';', root: 'listings', item: 'listing' },
    needs: ['price', 'photo'],
    fields: ['stock_number', 'make', 'model', 'year', 'price', 'odometer_km', 'url', 'images'].map((fact) => ({
      name: fact,
      from: [fact],
      steps: [],
    })),
  },
  target: { kind: 'address' },
  schedule: null,
  debounceMinutes: 5,
  paused: false,
}

/** Display name of a fact: 'odometer_km' is 'Odometer km'. */
export const factTitle = (fact: string): string => `${fact.charAt(0).toUpperCase()}${fact.slice(1).replaceAll('_', ' ')}`

/** Returns the list with one entry moved by one position. */
export const moveEntry = <Entry>(entries: readonly Entry[], at: number, by: -1 | 1): Entry[] => {
  const next = [...entries]
  const [entry] = next.splice(at, 1)
  if (entry !== undefined) next.splice(at + by, 0, entry)
  return next
}
