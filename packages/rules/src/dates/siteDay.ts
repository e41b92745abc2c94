import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { momentInZone, type ZonedMoment } from './momentInZone'

/** Default time zones of a business. */
export const defaultTimeZones: readonly string[] = ['Australia/Sydney']

/**
 * The latest date that has begun in all given time zones, so that content due on it is due everywhere (RTE-24, OFR-01).
 *
 * @returns `YYYY-MM-DD`
 * @example dayEverywhere('2026-11-22T13:30:00Z', ['Australia/Sydney', 'Australia/Perth']) // '2026-11-22', though Sydney has the 23rd
 */
export const dayEverywhere = (instant: string, timeZones: readonly string[]): string =>
  (timeZones.length === 0 ? defaultTimeZones : timeZones)
    .map((zone) => momentInZone(instant, zone).date)
    .reduce((one, other) => (one < other ? one : other))

const isBefore = (one: ZonedMoment, other: ZonedMoment) => one.date < other.date || (one.date === other.date && one.minutes < other.minutes)

/**
 * The earliest of the local moments of an instant in all given time zones, so that content due at it is due everywhere (OFR-01).
 *
 * @example momentEverywhere('2026-06-05T00:00:00Z', ['Australia/Sydney', 'Australia/Perth']) // { date: '2026-06-05', minutes: 480 }
 */
export const momentEverywhere = (instant: string, timeZones: readonly string[]): ZonedMoment =>
  (timeZones.length === 0 ? defaultTimeZones : timeZones)
    .map((zone) => momentInZone(instant, zone))
    .reduce((one, other) => (isBefore(one, other) ? one : other))

/** A site at an instant. */
export interface SiteMoment {
  readonly config: { readonly identity: Pick<ResolvedConfig['identity'], 'timeZone'> }
  /** ISO in UTC. */
  readonly now: string
}

/** Local date of the site, such as 2026-07-24. */
export const siteDay = ({ config, now }: SiteMoment): string => momentInZone(now, config.identity.timeZone).date
