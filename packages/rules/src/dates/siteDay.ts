import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { momentInZone } from './momentInZone'

/** The clocks a business goes by where nothing says which. */
export const usualZones: readonly string[] = ['Australia/Sydney']

/**
 * The day that has begun at every one of some places: what comes on it has come at all of them (RTE-24, OFR-01).
 *
 * @returns `YYYY-MM-DD`
 * @example dayEverywhere('2026-11-22T13:30:00Z', ['Australia/Sydney', 'Australia/Perth']) // '2026-11-22', though Sydney has the 23rd
 */
export const dayEverywhere = (instant: string, timeZones: readonly string[]): string =>
  (timeZones.length === 0 ? usualZones : timeZones)
    .map((zone) => momentInZone(instant, zone).date)
    .reduce((one, other) => (one < other ? one : other))

/** What runs from a day to a day, as calendar dates; empty leaves that end open. */
export interface Period {
  readonly start: string
  readonly expiry: string
}

/**
 * Says whether something with a first and a last day runs on a date; both days count (ENT-24, CNT-05, CNT-08).
 *
 * @param date such as 2026-07-24
 */
export const runsOn = ({ start, expiry }: Period, date: string): boolean =>
  (start === '' || start <= date) && (expiry === '' || date <= expiry)

/** Why no day lies between two days, as the end of a sentence; null where one does (CNT-05, CNT-08). */
export const periodProblem = ({ start, expiry }: Period): string | null =>
  start !== '' && expiry !== '' && expiry < start ? `it ends on ${expiry}, before it begins on ${start}` : null

/** A site at an instant. */
export interface SiteMoment {
  readonly config: { readonly identity: Pick<ResolvedConfig['identity'], 'timeZone'> }
  /** ISO in UTC. */
  readonly now: string
}

/** The date where the site is, such as 2026-07-24 (CNT-05, CNT-08). */
export const siteDay = ({ config, now }: SiteMoment): string => momentInZone(now, config.identity.timeZone).date
