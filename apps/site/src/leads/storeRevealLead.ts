import { createLead } from '@forecourt/data/leads/createLead'
import { siteDay } from '@forecourt/rules/dates/siteDay'
import type { Car } from '@forecourt/rules/entities/Car'
import { revealLead, revealsBecomeLeads } from '@forecourt/rules/leads/phone-reveals/revealLead'
import { signedInShopper } from '../accounts/signedInShopper'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'

/** The request that revealed the number. */
interface RevealRequest {
  readonly cookies: string | null
  readonly userAgent: string | null
  readonly source: string | null
  readonly now: string
}

/** Stores a lead when a signed-in shopper reveals a phone number, once per car and day, if the site is configured so (API-07, VDP-17). */
export async function storeRevealLead(live: LiveSite, car: Car, { cookies, userAgent, source, now }: RevealRequest): Promise<void> {
  const { published } = live
  const { config } = published
  const shopper = revealsBecomeLeads(config) ? await signedInShopper(live, cookies) : null
  const lead = shopper && revealLead(config, car, shopper, source)
  if (!lead) return
  const idempotencyKey = `reveal ${shopper.id} ${car.id} ${siteDay({ config, now })}`
  await createLead(database(), published, lead, { idempotencyKey, userAgent, now })
}
