import { addDays } from '@forecourt/rules/dates/calendarDate'
import { momentInZone, type ZonedMoment } from '@forecourt/rules/dates/momentInZone'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** Whether something in a site's config, such as a banner, begins on a day or ended with the one before it (ENT-24, CNT-08). */
export function configTurns(config: Pick<ResolvedConfig, 'pages' | 'search'>, date: string): boolean {
  const before = addDays(date, -1)
  const turns = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) return false
    const { start, expiry } = value as { readonly start?: unknown; readonly expiry?: unknown }
    return start === date || expiry === before || Object.values(value).some(turns)
  }
  return turns(config)
}

/** A live site, and the IANA zone whose clock it keeps. */
export interface SiteClock {
  readonly siteId: string
  readonly organisationId: string
  readonly timeZone: string
}

interface TurnWatchOptions {
  sites(): Promise<readonly SiteClock[]>
  /** Whether something that a site shows begins or ends between two moments of its own clock: after `before`, and no later than `moment`. */
  turns(site: SiteClock, moment: ZonedMoment, before: ZonedMoment): Promise<boolean>
  /** Makes a site's pages anew. */
  refresh(site: SiteClock): void
  now(): number
}

/**
 * Has pages made anew when a minute begins where their site is, if an offer, a banner or a post begins or ended with it: cached pages show what runs, to
 * its last minute and not a minute longer (OFR-01, CNT-08, RTE-24). To be called often; a site's first time only notes which minute it is.
 */
export function createTurnWatch({ sites, turns, refresh, now }: TurnWatchOptions): () => Promise<void> {
  const known = new Map<string, ZonedMoment>()
  return async () => {
    const instant = new Date(now()).toISOString()
    for (const site of await sites()) {
      const moment = momentInZone(instant, site.timeZone)
      const before = known.get(site.siteId)
      if (before === undefined) known.set(site.siteId, moment)
      if (before === undefined || (before.date === moment.date && before.minutes === moment.minutes)) continue
      if (await turns(site, moment, before)) refresh(site)
      // Noted last: what could not be asked is asked again.
      known.set(site.siteId, moment)
    }
  }
}
