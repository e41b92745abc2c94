/**
 * Change of a figure compared with the one before, as text.
 *
 * @example changeText(120, 100) // '20% more than the previous period'
 */
export const changeText = (now: number, before: number): string => {
  if (before === 0) return now === 0 ? 'None in the previous period either' : 'None in the previous period'
  const change = Math.round((100 * (now - before)) / before)
  if (change === 0) return 'Same as the previous period'
  return `${Math.abs(change).toLocaleString('en-AU')}% ${change > 0 ? 'more' : 'fewer'} than the previous period`
}
