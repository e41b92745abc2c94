import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { momentInZone } from '../dates/momentInZone'
import { storedTime } from '../dates/parseTime'
import { defaultTimeZones } from '../dates/siteDay'
import type { Post } from '../entities/Post'
import { toSlug } from '../routing/toSlug'

interface PostTag {
  readonly name: string
  readonly slug: string
}

const maxTags = 8

/**
 * Parses the comma-separated tags of a post: unique, each with a letter or digit (RTE-24).
 *
 * @example postTags('Hybrid, towing,, hybrid') // [{ name: 'Hybrid', slug: 'hybrid' }, { name: 'towing', slug: 'towing' }]
 */
export const postTags = (written: string | null): readonly PostTag[] => {
  const tags = (written ?? '').split(',').map((name): PostTag => ({ name: name.trim(), slug: toSlug(name).slice(0, 40) }))
  const known = tags.filter(({ slug }, index) => slug !== '' && tags.findIndex((other) => other.slug === slug) === index)
  return known.slice(0, maxTags)
}

/** The displayed author of a post (RTE-24); null if unknown or if the site hides authors. */
export const shownAuthor = ({ author }: Pick<Post, 'author'>, { blog }: Pick<ResolvedConfig, 'blog'>): string | null =>
  (blog.showAuthor && author) || null

type PostState = 'draft' | 'scheduled' | 'live'

interface PostTimes extends Pick<Post, 'publishOn' | 'publishTime'> {
  readonly state: 'draft' | 'published'
}

/**
 * State of a post: live once its date and time have passed in all given time zones (RTE-24).
 *
 * @param timeZones time zones of its sites
 */
export const postState = ({ state, publishOn, publishTime }: PostTimes, now: string, timeZones: readonly string[]): PostState => {
  if (state === 'draft') return 'draft'
  const hasPassed = (timeZones.length === 0 ? defaultTimeZones : timeZones).every((zone) => {
    const { date, minutes } = momentInZone(now, zone)
    return publishOn < date || (publishOn === date && (publishTime ?? '') <= storedTime(minutes))
  })
  return hasPassed ? 'live' : 'scheduled'
}
