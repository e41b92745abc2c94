import { isUnclearStatus, type StatedStatus, statuses } from '@forecourt/rules/stock/vocabulary/statuses'
import { visibilities } from '@forecourt/rules/stock/vocabulary/visibilities'

/** Status that a text says; 'unclear' for one that may mean a sale (ENT-01, CAR-05). */
export const statedStatus = (text: string): StatedStatus | 'unclear' | null => {
  const words = text.replaceAll('_', ' ')
  return statuses.read(words) ?? (isUnclearStatus(words) ? 'unclear' : null)
}

/** Whether a secondary status says that a car isn’t for sale. */
export const isGoneStatus = (text: string): boolean => {
  const stated = statedStatus(text)
  return stated === null ? visibilities.read(text) === false : stated !== 'in_stock'
}

/** The same for a mark, which is usually about something else. */
export const isGoneMark = (text: string): boolean => {
  const stated = statedStatus(text)
  return stated === 'sold' || stated === 'reserved' || stated === 'unclear' || stated === 'withdrawn'
}
