import { momentInZone } from './momentInZone'
import { usualZones } from './usualZones'

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
