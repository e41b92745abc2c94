import { keptTexts } from './keptTexts'
import type { Store } from './Store'

const fields = ['postcode'] as const

/** The postcode a shopper last looked for cars around; empty until one was. */
export const nearStore: Store<{ readonly postcode: string }> = {
  key: 'near',
  version: 1,
  empty: keptTexts(null, fields),
  read: (kept) => keptTexts(kept, fields),
}
