import { callError } from '../../client/callError'
import { trpc } from '../../client/trpc'
import { createDraft, type SaveAnswer } from '../draft/createDraft'
import { createEditorSession } from './createEditorSession'
import { keptHistory } from './keptHistory'
import type { SiteForEditing } from './SiteForEditing'

/** Starts editing a site: a draft that saves itself through the server, and the session around it. */
export const openSession = (editing: SiteForEditing) => {
  const { site, draft } = editing
  const save = async (values: SiteForEditing['draft']['values'], expectedRevision: number): Promise<SaveAnswer> => {
    try {
      const { revision, savedAt } = await trpc.sites.saveDraft.mutate({ siteId: site.id, values, expectedRevision })
      return { kind: 'saved', revision, savedAt }
    } catch (thrown) {
      const { code, message, conflict, problems } = callError(thrown)
      if (conflict)
        return { kind: 'conflict', revision: conflict.revision, values: conflict.values, updatedBy: conflict.updatedBy ?? 'someone else' }
      if (code === 'BAD_REQUEST' || code === 'FORBIDDEN') return { kind: 'refused', message, problems }
      return { kind: 'failed', message, signedOut: code === 'UNAUTHORIZED' }
    }
  }
  return createEditorSession(
    editing,
    createDraft({
      values: draft.values,
      revision: draft.revision,
      savedAt: draft.updatedAt,
      save,
      now: () => performance.timeOrigin + performance.now(),
      kept: keptHistory(site.id),
    }),
    async (number) => {
      const { config, publishedAt, author, note } = await trpc.sites.getVersion.query({ siteId: site.id, version: number })
      return { version: number, config, publishedAt, author, note }
    },
  )
}
