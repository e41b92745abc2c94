import type { Store } from './Store'

const maxStored = 100

/** Ids of favourites saved before the account could store them: signed out, or without a phone number (FAV-10). */
export const awaitedStore: Store<readonly string[]> = {
  key: 'awaited',
  version: 1,
  empty: [],
  read: (stored) =>
    (Array.isArray(stored) ? stored : []).filter((id): id is string => typeof id === 'string' && id !== '').slice(0, maxStored),
}
