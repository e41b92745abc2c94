import { type Store, storedTexts } from './Store'

const fields = ['postcode'] as const

/** The last searched postcode; empty if none. */
export const nearStore: Store<{ readonly postcode: string }> = {
  key: 'near',
  version: 1,
  empty: storedTexts(null, fields),
  read: (stored) => storedTexts(stored, fields),
}
