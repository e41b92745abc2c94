/**
 * Fills `{name}` placeholders of a text from the site (NAV-21); one without a value stays as it is.
 *
 * @example fillPlaceholders('{count} cars', { count: 12 }) // '12 cars'
 */
export const fillPlaceholders = (text: string, values: { readonly [name: string]: string | number }): string =>
  text.replace(/\{([a-zA-Z]+)\}/g, (placeholder, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : placeholder))
