import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import { type DraftChange, type SaveDraftResult, writeDraft } from './writeDraft'

export type { SaveDraftResult } from './writeDraft'

/** Saves the draft of a site, unless it changed since `expectedRevision`. */
export const saveDraft = (scope: Scope, change: DraftChange): Promise<SaveDraftResult> =>
  scope.transaction(async (tx) => {
    const { organisationId, ...result } = await writeDraft(tx, change)
    if (result.ok && organisationId) {
      const { siteId, actor } = change
      await appendAudit(tx, {
        organisationId,
        siteId,
        actor,
        action: 'site.saveDraft',
        target: siteId,
        summary: `Saved the draft as revision ${result.revision}`,
      })
    }
    return result
  })
