import type { FacetItem } from '@forecourt/rules/entities/StockFacet'

/** A choice with how many cars it leaves. */
export const countedText = (item: FacetItem): string => `${item.label} (${item.count.toLocaleString('en-AU')})`

/** What the button of a short search says. */
export const totalText = (total: number): string => (total > 0 ? `Search ${total.toLocaleString('en-AU')} vehicles` : 'Search')
