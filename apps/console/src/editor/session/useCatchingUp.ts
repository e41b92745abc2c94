import { useEffect } from 'react'
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

/** Someone who comes back to the editor's tab sees at once what others did meanwhile: their draft, and what they published. */
export const useCatchingUp = (session: EditorSession) =>
  useEffect(() => {
    const poll = () => {
      if (document.visibilityState !== 'visible' || session.draft.state().status !== 'saved') return
      // Nothing is wrong when it fails: whatever is done next asks again, and says so.
      catchUpWith(session).catch(() => {})
    }
    document.addEventListener('visibilitychange', poll)
    return () => document.removeEventListener('visibilitychange', poll)
  }, [session])
