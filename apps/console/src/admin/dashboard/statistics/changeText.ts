/**
 * Change of a figure compared with the previous one, as text.
 *
 * @example changeText(120, 100) // '20% more than the previous period'
 */
export const changeText = (current: number, previous: number): string => {
  if (previous === 0) return current === 0 ? 'None in the previous period either' : 'None in the previous period'
  const change = Math.round((100 * (current - previous)) / previous)
  if (change === 0) return 'Same as the previous period'
  return `${Math.abs(change).toLocaleString('en-AU')}% ${change > 0 ? 'more' : 'fewer'} than the previous period`
}
