import type { Store } from './Store'

/** How a shopper likes the stock list: as a grid, or one car below the other; null until said. */
export const viewStore: Store<'grid' | 'list' | null> = {
  key: 'view',
  version: 1,
  empty: null,
  read: (stored) => (stored === 'grid' || stored === 'list' ? stored : null),
}
