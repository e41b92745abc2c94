import type { FeedKind } from '@forecourt/rules/stock/feedKinds'
import type { FeedDetail, FeedSettings } from '../../client/Records'

/** Form state of a feed. */
export interface EnteredFeed {
  readonly name: string
  readonly locationId: string
  readonly kind: string
  /** Source settings by field name. */
  readonly source: Readonly<Record<string, string>>
  /** What prices include if the file doesn't say; `ask` leaves them out until a user has answered. */
  readonly priceType: 'driveAway' | 'egc' | 'ask'
  /** Schedule: never, every so many minutes, or daily at given times. */
  readonly interval: 'never' | 'daily' | `${number}`
  /** Times of day such as '06:00, 18:00'. */
  readonly at: string
  readonly timeZone: string
  readonly maxWithdrawnPercent: string
  /** Precedence among the feeds of a dealership, from 1. */
  readonly precedence: string
  readonly addsCars: boolean
}

/** Interval choices, in minutes. */
export const intervals = [5, 15, 30, 60, 120, 360, 720] as const

export const emptyFeed: EnteredFeed = {
  ...{ name: '', locationId: '', kind: '', source: {}, priceType: 'ask' },
  ...{ interval: '60', at: '06:00, 18:00', timeZone: 'Australia/Sydney', maxWithdrawnPercent: '20' },
  ...{ precedence: '1', addsCars: true },
}

const clock = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Parses times such as '06:00, 6 pm' to minutes since midnight; undefined if one is invalid. */
export const parseTimes = (text: string): number[] | undefined => {
  const times = text
    .split(/[,;\s]+(?![ap]m)/i)
    .filter((each) => each !== '')
    .map((each) => {
      const [, hours = '', minutes = '0', half = ''] = /^(\d{1,2})(?:[:.](\d{2}))?\s*([ap]m)?$/i.exec(each) ?? []
      if (hours === '') return Number.NaN
      const hour = half === '' ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)
      return hour < 24 && Number(minutes) < 60 ? hour * 60 + Number(minutes) : Number.NaN
    })
  return times.length === 0 || times.some(Number.isNaN) ? undefined : [...new Set(times)].sort((one, other) => one - other)
}

/** Form state of a stored feed. */
export const toEnteredFeed = ({ source: { kind, ...source }, schedule, ...feed }: FeedDetail): EnteredFeed => ({
  name: feed.name,
  locationId: feed.locationId,
  kind,
  source: Object.fromEntries(Object.entries(source).map(([name, value]) => [name, String(value ?? '')])),
  priceType: feed.priceType,
  interval: schedule === null ? 'never' : schedule.kind === 'daily' ? 'daily' : `${schedule.minutes}`,
  at: schedule?.kind === 'daily' ? schedule.at.map(clock).join(', ') : emptyFeed.at,
  timeZone:
    schedule?.kind === 'daily'
      ? schedule.timeZone
      : (feed.locations.find(({ locationId }) => locationId === feed.locationId)?.timeZone ?? emptyFeed.timeZone),
  maxWithdrawnPercent: String(feed.maxWithdrawnPercent),
  precedence: String(feed.precedence),
  addsCars: feed.addsCars,
})

const scheduleFrom = ({ interval, at, timeZone }: EnteredFeed): FeedSettings['schedule'] => {
  if (interval === 'never') return null
  return interval === 'daily' ? { kind: 'daily', at: parseTimes(at) ?? [], timeZone } : { kind: 'every', minutes: Number(interval) }
}

/** Settings from the form state; what the form lacks is taken from `current`. */
export const parseFeedSettings = (
  entered: EnteredFeed,
  { fields, isFetched }: FeedKind,
  current: Pick<FeedSettings, 'mapping' | 'paused'> = { mapping: null, paused: false },
): FeedSettings => {
  const source = fields.flatMap(({ name, kind, isOptional }) => {
    const text = (entered.source[name] ?? '').trim()
    return text === '' && isOptional ? [] : [[name, kind === 'number' ? Number(text) : text]]
  })
  return {
    ...{
      name: entered.name,
      locationId: entered.locationId,
      priceType: entered.priceType,
      maxWithdrawnPercent: Number(entered.maxWithdrawnPercent),
    },
    ...{ precedence: Number(entered.precedence), addsCars: entered.addsCars },
    ...current,
    source: { kind: entered.kind, ...Object.fromEntries(source) } as FeedSettings['source'],
    schedule: isFetched ? scheduleFrom(entered) : null,
  }
}
