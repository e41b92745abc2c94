import type { Database } from '@forecourt/data/createDatabase'
import { isDatabaseAway } from '@forecourt/data/isDatabaseAway'
import { createLead } from '@forecourt/data/leads/createLead'
import { isErasedSince } from '@forecourt/data/leads/person/erasedIdentifiers'
import { publishedSite } from '@forecourt/data/sites/publishedSites'
import { recordPhoneReveal } from '@forecourt/data/stock/recordPhoneReveal'
import { consoleLog } from '@forecourt/services/logging/Log'
import { replaySpool } from '@forecourt/services/spool/replaySpool'
import { leadSpool, type SpooledEntry } from '../leads/leadSpool'
import { database } from '../sites/database'
import { shared } from '../sites/shared'
import { replayContact } from '../valuations/replayContact'

/**
 * Stores a spooled entry; idempotent: leads by key, contacts by valuation, phone reveals by id. Drops entries of shoppers who were erased
 * since.
 */
export async function storeSpooled(db: Database, entry: SpooledEntry): Promise<void> {
  if (entry.kind === 'reveal') return recordPhoneReveal(db, entry, { ...entry, id: entry.revealId })
  const { email, phone } = entry.lead
  if (await isErasedSince(db, { siteId: entry.siteId, identifiers: [email, phone], sentAt: entry.now })) return
  const site = await publishedSite(db, entry.siteId)
  const name = entry.kind === 'lead' ? `lead ${entry.leadId}` : `valuation ${entry.valuationId}`
  if (!site) throw new Error(`The site ${entry.siteId} of the ${name} is not live`)
  if (entry.kind === 'valuation') return replayContact(db, site, entry)
  await createLead(db, site, entry.lead, entry)
}

/** Starts replaying the spool once the database is available, including entries of earlier processes. */
export function emptyLeadSpool(): void {
  shared('leadSpoolReplay', () =>
    replaySpool({
      spool: leadSpool(),
      store: (entry) => storeSpooled(database(), entry),
      isAway: isDatabaseAway,
      log: consoleLog,
    }),
  )
}
