import type { Store } from './Store'

/** The shopper's layout of the stock list; null if not chosen. */
export const viewStore: Store<'grid' | 'list' | null> = {
  key: 'view',
  version: 1,
  empty: null,
  read: (stored) => (stored === 'grid' || stored === 'list' ? stored : null),
}
