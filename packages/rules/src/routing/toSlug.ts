// biome-ignore lint/suspicious/noControlCharactersInRegex: what is ASCII has no marks
const ascii = /^[\x00-\x7f]*$/
const withoutMarks = (name: string): string => (ascii.test(name) ? name : name.normalize('NFKD').replace(/\p{Mark}/gu, ''))

/**
 * Makes a path segment of a name (RTE-18).
 *
 * @example toSlug('Citroën') // 'citroen'
 */
export const toSlug = (name: string): string =>
  withoutMarks(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
