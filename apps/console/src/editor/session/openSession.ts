import { callError } from '../../client/callError'
import { trpc } from '../../client/trpc'
import { createDraft, type SaveResult } from '../draft/createDraft'
import { createEditorSession } from './createEditorSession'
import type { SiteForEditing } from './SiteForEditing'

/** Session storage of a draft's undo history. */
export const storedHistory = (siteId: string) => {
  const key = `forecourt.history.${siteId}`
  return {
    read: () => sessionStorage.getItem(key),
    write(text: string) {
      try {
        sessionStorage.setItem(key, text)
      } catch {
        // Storage is full: the old history no longer fits the draft, so it is removed.
        sessionStorage.removeItem(key)
      }
    },
  }
}

/** Classifies a failed save: a conflict, a refusal, or an error to retry. */
export const saveRefusal = (thrown: unknown): SaveResult => {
  const { code, message, conflict, problems } = callError(thrown)
  if (conflict)
    return { kind: 'conflict', revision: conflict.revision, values: conflict.values, updatedBy: conflict.updatedBy ?? 'someone else' }
  if (code === 'BAD_REQUEST' || code === 'FORBIDDEN') return { kind: 'refused', message, problems }
  return { kind: 'failed', message, signedOut: code === 'UNAUTHORIZED' }
}

/** Starts editing a site: a draft that saves itself to the server, and its session. */
export const openSession = (editing: SiteForEditing) => {
  const { site, draft } = editing
  const save = async (values: SiteForEditing['draft']['values'], expectedRevision: number): Promise<SaveResult> => {
    try {
      const { revision, savedAt } = await trpc.sites.saveDraft.mutate({ siteId: site.id, values, expectedRevision })
      return { kind: 'saved', revision, savedAt }
    } catch (thrown) {
      return saveRefusal(thrown)
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
      storage: storedHistory(site.id),
    }),
    async (number) => {
      const { config, publishedAt, author, note } = await trpc.sites.getVersion.query({ siteId: site.id, version: number })
      return { version: number, config, publishedAt, author, note }
    },
  )
}
