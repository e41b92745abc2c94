import { fillPlaceholders } from '@forecourt/rules/menus/fillPlaceholders'

/** The heading of a stock list with its count; a single car is not 'cars'. */
export const headingText = (heading: string, count: number): string => {
  const text = fillPlaceholders(heading, { count: count.toLocaleString('en-AU') })
  return count === 1 ? text.replace(/\bcars\b/, 'car') : text
}
