import { trpc } from '../../client/trpc'
import type { EditorSession } from './createEditorSession'

/** Takes over what others did meanwhile: what they saved into the draft, what they published, and what waits to go live. */
export const catchUpWith = async (session: EditorSession): Promise<void> => {
  const { draft, editing } = session
  const now = await trpc.sites.forEditing.query({ siteId: editing.site.id })
  // What was changed while this was asked is met by its own save.
  if (draft.state().status === 'saved') draft.meet(now.draft.values, now.draft.revision, now.draft.updatedBy ?? 'someone else')
  session.publicationChanged(now.publication)
  await session.catchUp(now.live?.version ?? null)
}
