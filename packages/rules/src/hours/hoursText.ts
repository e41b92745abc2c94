import { closedText } from './formatSpans'
import type { WeekRow } from './weekTable'

/**
 * Says the usual week in a line, the days without hours last (LOC-20).
 *
 * @example 'Open Mon-Fri 8:30am – 5:30pm, closed Saturday and Sunday'
 */
export const hoursText = (rows: readonly Pick<WeekRow, 'days' | 'text'>[]): string => {
  const open = rows.filter(({ text }) => text !== closedText).map(({ days, text }) => `${days} ${text}`)
  const shut = rows.filter(({ text }) => text === closedText).map(({ days }) => days)
  const [last = '', ...others] = shut.toReversed()
  const days = others.length > 0 ? `${others.toReversed().join(', ')} and ${last}` : last
  const parts = [open.length > 0 ? `open ${open.join(', ')}` : '', days && `closed ${days}`].filter(Boolean).join(', ')
  return parts.charAt(0).toUpperCase() + parts.slice(1)
}
