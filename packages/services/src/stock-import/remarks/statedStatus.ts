import { isUnclearStatus, type StatedStatus, statuses } from '@forecourt/rules/stock/vocabulary/statuses'
import { visibilities } from '@forecourt/rules/stock/vocabulary/visibilities'

/** The status that a text states; 'unclear' for a text that may mean a sale (ENT-01, CAR-05). */
export const statedStatus = (text: string): StatedStatus | 'unclear' | null => {
  const words = text.replaceAll('_', ' ')
  return statuses.read(words) ?? (isUnclearStatus(words) ? 'unclear' : null)
}

/** Whether a text states that its car isn’t for sale: the text of an unread column whose heading is about a status or stage. */
export const isGoneStatus = (text: string): boolean => {
  const stated = statedStatus(text)
  return stated === null ? visibilities.read(text) === false : stated !== 'in_stock'
}

/**
 * Whether a tag or mark states that its car isn’t for sale. Most tags are about something else, so fewer texts count than in a column about
 * a status: neither “draft” nor texts about the visibility.
 */
export const isGoneMark = (text: string): boolean => {
  const stated = statedStatus(text)
  return stated === 'sold' || stated === 'reserved' || stated === 'unclear' || stated === 'withdrawn'
}
