import type { Database } from '@forecourt/data/createDatabase'
import { isDatabaseAway } from '@forecourt/data/isDatabaseAway'
import { storeLeadDraft } from '@forecourt/data/leads/createLead'
import type { RenderedSite } from '@forecourt/data/sites/RenderedSite'
import { withQueryTimeout } from '@forecourt/data/withQueryTimeout'
import { isDraftId, newDraftId } from './draftIds'
import type { UnfinishedDraft } from './LeadPorts'

/**
 * Stores the progress of a multi-step form (ENQ-08) and returns the id of its lead, the same for all steps. While the database is
 * unavailable nothing is stored, but the id is returned.
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
    return await withQueryTimeout(2_000, storeLeadDraft(db, site, { ...draft, newId, now: new Date().toISOString() }), db)
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
    return newId
  }
}
