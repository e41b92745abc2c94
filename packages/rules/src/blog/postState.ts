import { momentInZone } from '../dates/momentInZone'
import { storedTime } from '../dates/parseTime'
import { usualZones } from '../dates/usualZones'
import type { Post } from '../entities/Post'

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
