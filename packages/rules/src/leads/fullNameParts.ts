/**
 * Splits a full name: its last word is the last name, if it has several words (ENQ-10).
 *
 * @example fullNameParts('Ana Maria Reid') // { name: 'Ana Maria', lastName: 'Reid' }
 */
export const fullNameParts = (fullName: string): { readonly name: string; readonly lastName: string } => {
  const words = fullName.split(/\s+/).filter(Boolean)
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : ''
  return { name: words.slice(0, lastName === '' ? undefined : -1).join(' '), lastName }
}
