import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { momentInZone } from '../dates/momentInZone'

/**
 * Fills the `{name}` placeholders in a text (NAV-21); unknown ones stay.
 *
 * @example fillPlaceholders('{count} cars', { count: 12 }) // '12 cars'
 */
export const fillPlaceholders = (text: string, values: { readonly [name: string]: string | number }): string =>
  text.replace(/\{([a-zA-Z]+)\}/g, (placeholder, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : placeholder))

const withNumber = (licence: string): string => licence.replace(/\s+(?=\d)/g, '\u00A0')

/**
 * Last line of the footer with {year}, {name}, {licence} and {creditLicence} filled in (NAV-21); the year is local to the site.
 * Non-breaking spaces keep a licence's letters and number together.
 *
 * @param now the instant of the page, ISO in UTC
 */
export const footerLine = (config: Pick<ResolvedConfig, 'finance' | 'footer' | 'identity'>, now: string): string => {
  const { name, licence, timeZone } = config.identity
  return fillPlaceholders(config.footer.line, {
    year: momentInZone(now, timeZone).date.slice(0, 4),
    name,
    licence: withNumber(licence),
    // Read only where the line names it, so that a change of it concerns no other page.
    get creditLicence() {
      return withNumber(config.finance.creditLicence)
    },
  })
    .replace(/[^\S\u00A0]+/g, ' ')
    .trim()
}
