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

interface SlugOptions {
  /** The segments others have already. */
  readonly taken: ReadonlySet<string>
  /** What stands where the name has no letter or digit of use. */
  readonly otherwise: string
  /** The most characters, before a number is added. */
  readonly most: number
}

/**
 * A path segment of a name that nobody has yet (RTE-18): with a number where others do.
 *
 * @example freeSlug('Geelong', { taken: new Set(['geelong']), otherwise: 'location', most: 60 }) // 'geelong-2'
 */
export const freeSlug = (name: string, { taken, otherwise, most }: SlugOptions): string => {
  const base = toSlug(name).slice(0, most).replace(/-$/, '') || otherwise
  let slug = base
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`
  return slug
}
