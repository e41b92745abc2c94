import { momentInZone } from '../dates/momentInZone'

interface Dated {
  readonly state: 'draft' | 'published'
  readonly publishOn: string
  readonly publishTime: string | null
}

/** The wall clock of a moment as posts name their time: '09:05'. */
export const wallClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/**
 * Says whether a site shows a post at an instant, by the site's own clock: published, and its day and time have come (RTE-24).
 *
 * @param now ISO in UTC
 */
export const isPostLive = ({ state, publishOn, publishTime }: Dated, now: string, timeZone: string): boolean => {
  const { date, minutes } = momentInZone(now, timeZone)
  return state === 'published' && (publishOn < date || (publishOn === date && (publishTime ?? '') <= wallClock(minutes)))
}
