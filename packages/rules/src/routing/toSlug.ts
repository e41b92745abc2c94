// biome-ignore lint/suspicious/noControlCharactersInRegex: what is ASCII has no marks
const ascii = /^[\x00-\x7f]*$/
const withoutMarks = (name: string): string => (ascii.test(name) ? name : name.normalize('NFKD').replace(/\p{Mark}/gu, ''))

/**
 * Converts a name to a path segment (RTE-18).
 *
 * @example toSlug('Citroën') // 'citroen'
 */
export const toSlug = (name: string): string =>
  withoutMarks(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

interface SlugOptions {
  /** Segments already in use. */
  readonly taken: ReadonlySet<string>
  /** Fallback if the name has no usable letter or digit. */
  readonly fallback: string
  /** Maximum length before a number is appended. */
  readonly maxLength: number
}

/**
 * Creates a unique path segment from a name, with a number if needed (RTE-18).
 *
 * @example freeSlug('Geelong', { taken: new Set(['geelong']), fallback: 'location', maxLength: 60 }) // 'geelong-2'
 */
export const freeSlug = (name: string, { taken, fallback, maxLength }: SlugOptions): string => {
  const base = toSlug(name).slice(0, maxLength).replace(/-$/, '') || fallback
  let slug = base
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`
  return slug
}
