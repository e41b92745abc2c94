/**
 * Formats a date day first, as in Australian suppliers' files.
 *
 * @example formatDayFirst('2026-08-31') // '31/08/2026'
 */
export const formatDayFirst = (day: string): string => `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`
