import type { Store } from './Store'

/** Whether a shopper folded the bar of compared cars away. */
export const compareBarStore: Store<boolean> = { key: 'compare-bar-folded', version: 1, empty: false, read: (stored) => stored === true }
