import type { Database } from '@forecourt/data/createDatabase'
import { createLead } from '@forecourt/data/leads/createLead'
import { getLead } from '@forecourt/data/leads/getLead'
import { buildLead } from '@forecourt/data/testing/buildLead'
import { liveSite } from '@forecourt/data/testing/siteDraft'
import type { Lead } from '@forecourt/rules/leads/Lead'
import { testNow } from './createTestCaller'

/** Stores an enquiry at a live site under its idempotency key; returns its id and its conversation's id. */
export const sendLead = async (db: Database, siteId: string, idempotencyKey: string, lead: Partial<Lead> = {}, now = testNow) => {
  const { leadId } = await createLead(db, await liveSite(db, siteId), buildLead(lead), { idempotencyKey, now })
  return { leadId, conversationId: (await getLead(db.platform, leadId))?.conversationId ?? '' }
}
