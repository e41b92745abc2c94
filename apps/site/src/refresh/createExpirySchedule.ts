import { momentInZone, type ZonedMoment } from '@forecourt/rules/dates/momentInZone'
import { hasBegun, hasEnded, localMoment, type Period } from '@forecourt/rules/dates/period'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** The keys of a config that start or end a period. */
const endKeys = { start: 'start', expiry: 'expiry', expiryDate: 'expiry' } as const

const findPeriods = (value: unknown): readonly Period[] => {
  if (typeof value !== 'object' || value === null) return []
  const found = Object.entries(value).flatMap(([key, entry]) =>
    key in endKeys && typeof entry === 'string' && entry !== '' ? [[endKeys[key as keyof typeof endKeys], entry]] : [],
  )
  const period = { start: '', expiry: '', ...Object.fromEntries(found) }
  return [...(found.length > 0 ? [period] : []), ...Object.values(value).flatMap(findPeriods)]
}

/** The periods of published configs, which are immutable: a config is searched once, and compared every minute. */
const periodsOf = new WeakMap<object, readonly Period[]>()

/** Whether dated content in a site's config, such as a banner, starts or ends after `before`, up to and including `moment` (ENT-24, CNT-08). */
export function datesStartOrEnd(
  config: Pick<ResolvedConfig, 'pages' | 'search' | 'popups'>,
  moment: ZonedMoment,
  before: ZonedMoment,
): boolean {
  const periods = periodsOf.get(config) ?? findPeriods(config)
  periodsOf.set(config, periods)
  const [to, from] = [localMoment(moment), localMoment(before)]
  return periods.some((period) => hasBegun(period, to) !== hasBegun(period, from) || hasEnded(period, to) !== hasEnded(period, from))
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
