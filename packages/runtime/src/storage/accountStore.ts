import { type Store, storedTexts } from './Store'

const fields = ['id', 'phone', 'email'] as const

/** The account that the browser's lists belong to; empty if signed out. */
export const accountStore: Store<{ readonly [Field in (typeof fields)[number]]: string }> = {
  key: 'account',
  version: 1,
  empty: storedTexts(null, fields),
  read: (stored) => storedTexts(stored, fields),
}
