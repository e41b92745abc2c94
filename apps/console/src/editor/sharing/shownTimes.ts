import type { OwnedOffer } from '@forecourt/data/offers/OwnedOffer'
import { instantInZone } from '@forecourt/rules/dates/momentInZone'
import { parseTime } from '@forecourt/rules/dates/parseTime'
import { formatMoment } from '@forecourt/rules/format/formatDate'

/** A time as on which a shared draft can show the site. */
export interface ShownTime {
  /** ISO in UTC. */
  readonly instant: string
  readonly label: string
}

interface Times {
  /** The time that the preview shows; null for now. */
  readonly simulatedTime: string | null
  /** When the scheduled publication goes live; null if none is scheduled. */
  readonly publishAt: string | null
  /** Offers that haven't gone live yet. */
  readonly offers: readonly Pick<OwnedOffer, 'name' | 'startsOn' | 'startTime'>[]
  readonly timeZone: string
  /** ISO in UTC. */
  readonly now: string
}

const maxOffers = 5

/**
 * Future times that a person would show a colleague: the one in the preview, the scheduled publication, the starts of offers. One of the
 * first two is the default of the dialog.
 */
export const shownTimes = ({ simulatedTime, publishAt, offers, timeZone, now }: Times): readonly ShownTime[] => {
  const starts = offers.flatMap(({ name, startsOn, startTime }) => {
    if (startsOn === null) return []
    const { instant } = instantInZone(startsOn, parseTime(startTime ?? '') ?? 0, timeZone)
    return [{ instant, text: `“${name}” goes live` }]
  })
  const times = [
    ...(simulatedTime === null ? [] : [{ instant: simulatedTime, text: 'as in your preview' }]),
    ...(publishAt === null ? [] : [{ instant: publishAt, text: 'scheduled changes go live' }]),
    ...starts.toSorted((one, other) => Date.parse(one.instant) - Date.parse(other.instant)).slice(0, maxOffers),
  ].filter(({ instant }) => Date.parse(instant) > Date.parse(now))
  return times
    .filter(({ instant }, index) => times.findIndex((other) => other.instant === instant) === index)
    .map(({ instant, text }) => ({ instant, label: `${formatMoment(instant, timeZone, now)}: ${text}` }))
}
