import { toSlug } from './toSlug'

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
