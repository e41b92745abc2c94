import { type Store, storedTexts } from './Store'

const fields = ['id', 'phone', 'email'] as const

/** Whose account the browser's lists belong to; empty while they are the browser's own. */
export const accountStore: Store<{ readonly [Field in (typeof fields)[number]]: string }> = {
  key: 'account',
  version: 1,
  empty: storedTexts(null, fields),
  read: (stored) => storedTexts(stored, fields),
}
