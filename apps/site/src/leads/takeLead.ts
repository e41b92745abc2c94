import { answeredWithin } from '@forecourt/data/answeredWithin'
import { isDatabaseAway } from '@forecourt/data/isDatabaseAway'
import type { Spool } from '@forecourt/services/spool/createSpool'
import type { SpooledEntry } from './leadSpool'

export type SpooledLead = Extract<SpooledEntry, { kind: 'lead' }>

/** How long a shopper waits for a lead to be stored before it goes to disk. Milliseconds. */
const patience = 2_000

/**
 * Takes a lead: stored; or, while the database is away or hangs, safe on disk until it is back, under the very id the shopper is told. The
 * same key gives the same lead either way.
 */
export async function takeLead(
  lead: SpooledLead,
  { spool, store }: { spool: Spool<SpooledEntry>; store(lead: SpooledLead): Promise<{ leadId: string; duplicate: boolean }> },
): Promise<{ leadId: string; duplicate: boolean }> {
  const name = `lead ${lead.siteId} ${lead.idempotencyKey}`
  const waiting = await spool.get(name)
  if (waiting?.kind === 'lead') return { leadId: waiting.leadId, duplicate: true }
  try {
    return await answeredWithin(patience, store(lead))
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
    // A draft that may be anybody's can't be looked up now, and would give the lead another id than was told.
    const spooled = await spool.put(name, { ...lead, draftId: lead.draftId === lead.leadId ? lead.draftId : null })
    const leadId = spooled.kind === 'lead' ? spooled.leadId : lead.leadId
    return { leadId, duplicate: leadId !== lead.leadId }
  }
}
