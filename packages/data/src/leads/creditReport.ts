import { addDays } from '@forecourt/rules/dates/calendarDate'
import { type ChargedLead, claimDays, type LeadCredit, leadCredits } from '@forecourt/rules/leads/credits/leadCredits'
import type { SpamSign } from '@forecourt/rules/leads/spamScore'
import type { Scope } from '../createDatabase'
import { inboxSettingsIn } from './inbox/inboxSettings'

/** A lead that can be claimed back, with what the marketplace needs to find it. */
export interface CreditRow extends LeadCredit {
  readonly createdAt: string
  readonly source: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly carName: string
  readonly conversationId: string | null
  readonly timeZone: string
}

export interface CreditReport {
  /** Sources that charge per lead. */
  readonly sources: readonly string[]
  /** Number of leads that they sent in the month. */
  readonly charged: number
  /** Oldest first. */
  readonly rows: readonly CreditRow[]
}

export interface CreditQuery {
  readonly organisationId: string
  /** Limits it to leads of these sites; null for all of the organisation. */
  readonly siteIds: readonly string[] | null
  /** YYYY-MM, in the time of each lead's location. */
  readonly month: string
  readonly now: string
}

interface Stored {
  readonly id: string
  readonly createdAt: Date
  readonly month: string
  readonly source: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly carId: string | null
  readonly carName: string | null
  readonly conversationId: string | null
  readonly suspicious: boolean
  readonly spamSigns: SpamSign[]
  readonly timeZone: string
  readonly spamAt: Date | null
  readonly spamBy: string | null
  readonly calledAt: Date | null
  readonly calledBy: string | null
}

/** Time zone of leads without a location. */
const defaultTimeZone = 'Australia/Sydney'
const maxLeads = 20_000

const toEvidence = (at: Date | null, by: string | null) => (at === null ? null : { at: at.toISOString(), by: by ?? '' })

const toCharged = ({ createdAt, spamAt, spamBy, calledAt, calledBy, ...lead }: Stored): ChargedLead => ({
  ...lead,
  createdAt: createdAt.toISOString(),
  markedSpam: toEvidence(spamAt, spamBy),
  wrongNumber: toEvidence(calledAt, calledBy),
})

/**
 * Leads of a month that marketplaces charged for and that can be claimed back, with evidence (ENT-16). Earlier leads are read, too, to
 * find duplicates.
 */
export const creditReport = (scope: Scope, { organisationId, siteIds, month, now }: CreditQuery): Promise<CreditReport> =>
  scope.transaction(async (tx) => {
    const { chargedSources: sources } = (await inboxSettingsIn(tx, organisationId)).settings
    if (sources.length === 0) return { sources, charged: 0, rows: [] }
    const first = `${month}-01`
    // A day more on both sides, for the time zones.
    const [from, until] = [addDays(first, -claimDays - 1), addDays(first, 32)].map((date) => new Date(`${date}T00:00:00Z`))
    const stored = await tx.$queryRaw<Stored[]>`
      select lead.id, lead.created_at as "createdAt", lead.source, trim(lead.name || ' ' || coalesce(lead.last_name, '')) as name, lead.email,
        lead.phone, lead.car_id as "carId", lead.car_name as "carName", lead.conversation_id as "conversationId", lead.suspicious,
        lead.spam_signs as "spamSigns", zone.name as "timeZone", to_char(lead.created_at at time zone zone.name, 'YYYY-MM') as month,
        spam.at as "spamAt", spam.actor_name as "spamBy", called.at as "calledAt", called.actor_name as "calledBy"
      from leads lead
      left join locations location on location.organisation_id = lead.organisation_id and location.id = lead.location_id
      cross join lateral (select coalesce(nullif(location.time_zone, ''), ${defaultTimeZone}) as name) zone
      left join conversations c on c.organisation_id = lead.organisation_id and c.id = lead.conversation_id
      left join lateral (
        select entry.at, entry.actor_name from conversation_entries entry
        where c.stage = 'spam' and entry.organisation_id = c.organisation_id and entry.conversation_id = c.id and entry.kind = 'stage'
          and entry.actor_id is not null
        order by entry.id desc limit 1
      ) spam on true
      left join lateral (
        select entry.at, entry.actor_name from conversation_entries entry
        where entry.organisation_id = c.organisation_id and entry.conversation_id = c.id and entry.kind = 'call'
          and entry.detail ->> 'outcome' = 'wrongNumber' and entry.at >= lead.created_at
        order by entry.id limit 1
      ) called on true
      where lead.organisation_id = ${organisationId} and lower(lead.source) = any(${sources.map((source) => source.toLowerCase())})
        and lead.created_at >= ${from} and lead.created_at < ${until}
        and (${siteIds === null} or lead.site_id = any(${siteIds ? [...siteIds] : []}))
      order by lead.created_at, lead.id limit ${maxLeads}`
    const ofMonth = new Map(stored.filter((lead) => lead.month === month).map((lead) => [lead.id, lead]))
    const rows = leadCredits(stored.map(toCharged), now).flatMap((credit): CreditRow[] => {
      const lead = ofMonth.get(credit.leadId)
      if (!lead) return []
      const { createdAt, source, name, email, phone, carName, conversationId, timeZone } = lead
      return [
        { ...credit, createdAt: createdAt.toISOString(), source, name, email, phone, carName: carName ?? '', conversationId, timeZone },
      ]
    })
    return { sources, charged: ofMonth.size, rows }
  })
