import { addDays } from '@forecourt/rules/dates/calendarDate'
import { instantInZone, momentInZone } from '@forecourt/rules/dates/momentInZone'
import type { Scope } from '../createDatabase'
import { Prisma } from '../generated/client'

/** Days of an offer's figures, with today. */
const figureDays = 7

/** How often an offer's page was viewed and asked about. */
export interface OfferFigures {
  readonly views: number
  readonly leads: number
}

interface FiguresQuery {
  readonly organisationId: string
  readonly offerId: string
  /** The user's sites, which limit the figures; null for all. */
  readonly siteIds: readonly string[] | null
  readonly timeZone: string
  /** ISO in UTC. */
  readonly now: string
}

/** Views and enquiries of an offer in the last days (ANL-01). An enquiry has the name that the offer had when it was sent. */
export const offerFigures = (scope: Scope, { organisationId, offerId, siteIds, timeZone, now }: FiguresQuery): Promise<OfferFigures> => {
  const from = addDays(momentInZone(now, timeZone).date, 1 - figureDays)
  const ofSites = siteIds === null ? Prisma.sql`true` : Prisma.sql`t.site_id = any(${[...siteIds]}::text[])`
  return scope.transaction(async (tx) => {
    const [found] = await tx.$queryRaw<OfferFigures[]>`
      select
        (select coalesce(sum(t.views), 0)::int from traffic_days t
          where t.organisation_id = ${organisationId} and ${ofSites} and t.day >= ${from}::date and t.page = ${`offer/${offerId}`}) as views,
        (select count(*)::int from leads t
          where t.organisation_id = ${organisationId} and ${ofSites} and not t.suspicious
            and t.created_at >= ${instantInZone(from, 0, timeZone).instant}::timestamptz
            and t.attributes->>'aboutOffer' = (select o.name from offers o where o.organisation_id = ${organisationId} and o.id = ${offerId})) as leads`
    return found ?? { views: 0, leads: 0 }
  })
}
