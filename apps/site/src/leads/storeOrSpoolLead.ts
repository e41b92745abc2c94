import type { Database } from '@forecourt/data/createDatabase'
import { isDatabaseAway } from '@forecourt/data/isDatabaseAway'
import { withQueryTimeout } from '@forecourt/data/withQueryTimeout'
import type { Spool } from '@forecourt/services/spool/createSpool'
import type { SpooledEntry } from './leadSpool'

export type SpooledLead = Extract<SpooledEntry, { kind: 'lead' }>

interface LeadStorage {
  readonly spool: Spool<SpooledEntry>
  store(lead: SpooledLead): Promise<{ leadId: string; duplicate: boolean }>
  /** The database in which `store` stores: while it is silent, the lead goes to disk sooner. */
  readonly db?: Pick<Database, 'received'>
}

/** Timeout of storing a lead, before it goes to disk. */
const timeoutMs = 1_000

/**
 * Stores a lead, or spools it to disk while the database is unavailable, under the id returned to the shopper. Idempotent by key either
 * way.
 */
export async function storeOrSpoolLead(
  lead: SpooledLead,
  { spool, store, db }: LeadStorage,
): Promise<{ leadId: string; duplicate: boolean }> {
  const name = `lead ${lead.siteId} ${lead.idempotencyKey}`
  const earlier = await spool.get(name)
  if (earlier?.kind === 'lead') return { leadId: earlier.leadId, duplicate: true }
  try {
    return await withQueryTimeout(timeoutMs, store(lead), db)
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
    // An unverified draft id can't be looked up now and would change the returned id.
    const spooled = await spool.put(name, { ...lead, draftId: lead.draftId === lead.leadId ? lead.draftId : null })
    const leadId = spooled.kind === 'lead' ? spooled.leadId : lead.leadId
    return { leadId, duplicate: leadId !== lead.leadId }
  }
}
