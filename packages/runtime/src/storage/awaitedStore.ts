import type { Store } from './Store'

const maxStored = 100

/** Ids of cars whose hearts were pressed before the account could keep them: nobody was signed in, or it had no number to call (FAV-10). */
export const awaitedStore: Store<readonly string[]> = {
  key: 'awaited',
  version: 1,
  empty: [],
  read: (stored) =>
    (Array.isArray(stored) ? stored : []).filter((id): id is string => typeof id === 'string' && id !== '').slice(0, maxStored),
}
