import { type Store, storedTexts } from './Store'

const fields = ['postcode'] as const

/** The postcode a shopper last looked for cars around; empty until one was. */
export const nearStore: Store<{ readonly postcode: string }> = {
  key: 'near',
  version: 1,
  empty: storedTexts(null, fields),
  read: (stored) => storedTexts(stored, fields),
}
