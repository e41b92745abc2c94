import type { FacetItem } from '@forecourt/rules/entities/StockResult'

/** The label of an option with its car count, if known. */
export const countedText = ({ label, count, uncounted }: FacetItem): string =>
  uncounted ? label : `${label} (${count.toLocaleString('en-AU')})`

/** The label of the quick search's submit button. */
export const totalText = (total: number): string => (total > 0 ? `Search ${total.toLocaleString('en-AU')} vehicles` : 'Search')
