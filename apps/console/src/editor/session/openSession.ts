import { trpc } from '../../client/trpc'
import { createDraft, type SaveAnswer } from '../draft/createDraft'
import { createEditorSession } from './createEditorSession'
import type { SiteForEditing } from './SiteForEditing'
import { saveRefusal } from './saveRefusal'
import { storedHistory } from './storedHistory'

/** Starts editing a site: a draft that saves itself through the server, and the session around it. */
export const openSession = (editing: SiteForEditing) => {
  const { site, draft } = editing
  const save = async (values: SiteForEditing['draft']['values'], expectedRevision: number): Promise<SaveAnswer> => {
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
