import { momentInZone } from '@forecourt/rules/dates/momentInZone'

/** A live site, and the IANA zone whose days it keeps. */
export interface SiteDay {
  readonly siteId: string
  readonly organisationId: string
  readonly timeZone: string
}

interface DayWatchOptions {
  sites(): Promise<readonly SiteDay[]>
  /** Whether something that a site shows begins on a day, or ended with the one before it. */
  turns(site: SiteDay, date: string): Promise<boolean>
  /** Makes a site's pages anew. */
  refresh(site: SiteDay): void
  now(): number
}

/**
 * Has pages made anew when a day begins where their site is, if an offer or a banner begins or ended with it: cached pages show what runs, to its last
 * minute and not a minute longer (OFR-01, CNT-08). To be called often; a site's first time only notes which day it is.
 */
export function createDayWatch({ sites, turns, refresh, now }: DayWatchOptions): () => Promise<void> {
  const known = new Map<string, string>()
  return async () => {
    const instant = new Date(now()).toISOString()
    for (const site of await sites()) {
      const { date } = momentInZone(instant, site.timeZone)
      const before = known.get(site.siteId)
      if (before === undefined) known.set(site.siteId, date)
      if (before === undefined || before === date) continue
      if (await turns(site, date)) refresh(site)
      // Noted last: what could not be asked is asked again.
      known.set(site.siteId, date)
    }
  }
}
