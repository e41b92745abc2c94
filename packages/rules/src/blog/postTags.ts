import { toSlug } from '../routing/toSlug'

export interface PostTag {
  readonly name: string
  readonly slug: string
}

const maxTags = 8

/**
 * The tags of a post, written with commas between: each once, and none without a letter or digit (RTE-24).
 *
 * @example postTags('Hybrid, towing,, hybrid') // [{ name: 'Hybrid', slug: 'hybrid' }, { name: 'towing', slug: 'towing' }]
 */
export const postTags = (written: string | null): readonly PostTag[] => {
  const tags = (written ?? '').split(',').map((name): PostTag => ({ name: name.trim(), slug: toSlug(name).slice(0, 40) }))
  const known = tags.filter(({ slug }, index) => slug !== '' && tags.findIndex((other) => other.slug === slug) === index)
  return known.slice(0, maxTags)
}
