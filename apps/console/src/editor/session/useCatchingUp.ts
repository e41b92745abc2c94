import { useEffect } from 'react'
import { trpc } from '../../client/trpc'
import type { EditorSession } from './createEditorSession'

/** Loads others' changes: saves of the draft, publications and schedules. */
export const catchUpWith = async (session: EditorSession): Promise<void> => {
  const { draft, editing } = session
  const now = await trpc.sites.forEditing.query({ siteId: editing.site.id })
  // A change made during the request is merged by its own save.
  if (draft.state().status === 'saved') draft.mergeTheirs(now.draft.values, now.draft.revision, now.draft.updatedBy ?? 'someone else')
  session.publicationChanged(now.publication)
  await session.catchUp(now.live?.version ?? null)
}

/** Catches up when the tab becomes visible: others' saves and publications. */
export const useCatchingUp = (session: EditorSession) =>
  useEffect(() => {
    const poll = () => {
      if (document.visibilityState !== 'visible' || session.draft.state().status !== 'saved') return
      // A failure is harmless: the next call fails too and shows the error.
      catchUpWith(session).catch(() => {})
    }
    document.addEventListener('visibilitychange', poll)
    return () => document.removeEventListener('visibilitychange', poll)
  }, [session])
