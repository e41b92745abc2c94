import type { FacetItem } from '@forecourt/rules/entities/StockFacet'

/** A choice with how many cars it leaves, where that is known. */
export const countedText = ({ label, count, uncounted }: FacetItem): string =>
  uncounted ? label : `${label} (${count.toLocaleString('en-AU')})`

/** What the button of a short search says. */
export const totalText = (total: number): string => (total > 0 ? `Search ${total.toLocaleString('en-AU')} vehicles` : 'Search')
