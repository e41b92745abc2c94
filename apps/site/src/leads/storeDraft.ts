import { answeredWithin } from '@forecourt/data/answeredWithin'
import type { Database } from '@forecourt/data/createDatabase'
import { isDatabaseAway } from '@forecourt/data/isDatabaseAway'
import { storeLeadDraft } from '@forecourt/data/leads/createLead'
import type { RenderedSite } from '@forecourt/data/sites/RenderedSite'
import { isDraftId, newDraftId } from './draftIds'
import type { UnfinishedDraft } from './LeadPorts'

/**
 * Keeps how far a form in steps came (ENQ-08) and says the id of its lead, the same with every step. While the database is away nothing
 * of it is kept, and whoever fills it in goes on under the id it would have been kept as.
 */
export async function storeDraft(
  db: Database,
  site: Pick<RenderedSite, 'organisationId' | 'siteId'>,
  draft: UnfinishedDraft,
  secret: string,
): Promise<string> {
  const { draftId } = draft
  const newId = draftId && isDraftId(secret, site.siteId, draftId) ? draftId : newDraftId(secret, site.siteId)
  try {
    return await answeredWithin(2_000, storeLeadDraft(db, site, { ...draft, newId, now: new Date().toISOString() }))
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
    return newId
  }
}
