import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { momentInZone } from '../dates/momentInZone'
import { storedTime } from '../dates/parseTime'
import { usualZones } from '../dates/siteDay'
import type { Post } from '../entities/Post'
import { toSlug } from '../routing/toSlug'

interface PostTag {
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

/** Who a post says it is from (RTE-24); null where the site names nobody, or nobody is known. */
export const shownAuthor = ({ author }: Pick<Post, 'author'>, { blog }: Pick<ResolvedConfig, 'blog'>): string | null =>
  (blog.showAuthor && author) || null

type PostState = 'draft' | 'scheduled' | 'live'

interface Written extends Pick<Post, 'publishOn' | 'publishTime'> {
  readonly state: 'draft' | 'published'
}

/**
 * Whether a post is live: its day and time have come at every one of some places (RTE-24).
 *
 * @param timeZones the clocks that its sites go by
 */
export const postState = ({ state, publishOn, publishTime }: Written, now: string, timeZones: readonly string[]): PostState => {
  if (state === 'draft') return 'draft'
  const hasCome = (timeZones.length === 0 ? usualZones : timeZones).every((zone) => {
    const { date, minutes } = momentInZone(now, zone)
    return publishOn < date || (publishOn === date && (publishTime ?? '') <= storedTime(minutes))
  })
  return hasCome ? 'live' : 'scheduled'
}
