import type { Store } from './Store'

/** Whether the shopper collapsed the comparison bar. */
export const compareBarStore: Store<boolean> = { key: 'compare-bar-folded', version: 1, empty: false, read: (stored) => stored === true }
