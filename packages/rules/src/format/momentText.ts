const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

/**
 * Formats a local date, with its time if it has one.
 *
 * @example momentText('2026-03-18T14:30') // '18 March 2026, 2:30 pm'
 */
export const momentText = (local: string): string => {
  const [, year, month, day, hours, minutes] = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d))?/.exec(local) ?? []
  const named = months[Number(month) - 1]
  if (!year || !day || !named) return local
  const date = `${Number(day)} ${named} ${year}`
  if (hours === undefined) return date
  const hour = Number(hours)
  return `${date}, ${hour % 12 || 12}:${minutes} ${hour < 12 ? 'am' : 'pm'}`
}
