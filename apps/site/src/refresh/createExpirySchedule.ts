import { addDays } from '@forecourt/rules/dates/calendarDate'
import { momentInZone, type ZonedMoment } from '@forecourt/rules/dates/momentInZone'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** Whether dated content in a site's config, such as a banner, starts on a day or ended the day before (ENT-24, CNT-08). */
export function datesStartOrEnd(config: Pick<ResolvedConfig, 'pages' | 'search'>, date: string): boolean {
  const before = addDays(date, -1)
  const startsOrEnds = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) return false
    const { start, expiry } = value as { readonly start?: unknown; readonly expiry?: unknown }
    return start === date || expiry === before || Object.values(value).some(startsOrEnds)
  }
  return startsOrEnds(config)
}

/** A live site and its IANA time zone. */
export interface SiteClock {
  readonly siteId: string
  readonly organisationId: string
  readonly timeZone: string
}

interface ExpiryScheduleOptions {
  sites(): Promise<readonly SiteClock[]>
  /** Whether dated content of a site starts or ends after `before`, up to and including `moment`. */
  hasDatedChange(site: SiteClock, moment: ZonedMoment, before: ZonedMoment): Promise<boolean>
  /** Expires a site's pages. */
  refresh(site: SiteClock): void
  now(): number
}

/**
 * Expires the pages of a site at the minute when an offer, banner or post starts or ends, so that cached pages show it exactly as long as
 * it runs (OFR-01, CNT-08, RTE-24). Call it often; the first call for a site only records the minute.
 */
export function createExpirySchedule({ sites, hasDatedChange, refresh, now }: ExpiryScheduleOptions): () => Promise<void> {
  const lastChecked = new Map<string, ZonedMoment>()
  return async () => {
    const instant = new Date(now()).toISOString()
    // Thousands of sites are in a few time zones.
    const moments = new Map<string, ZonedMoment>()
    for (const site of await sites()) {
      const moment = moments.get(site.timeZone) ?? momentInZone(instant, site.timeZone)
      moments.set(site.timeZone, moment)
      const before = lastChecked.get(site.siteId)
      if (before === undefined) lastChecked.set(site.siteId, moment)
      if (before === undefined || (before.date === moment.date && before.minutes === moment.minutes)) continue
      if (await hasDatedChange(site, moment, before)) refresh(site)
      // Recorded last, so that a failed check is repeated.
      lastChecked.set(site.siteId, moment)
    }
  }
}
