import { useEffect } from 'react'
import { trpc } from '../../client/trpc'
import type { EditorSession } from './createEditorSession'

/** Someone who comes back to the editor's tab sees at once what others did meanwhile: their draft, and what they published. */
export const useCatchingUp = (session: EditorSession) =>
  useEffect(() => {
    const { draft, editing } = session
    const look = async () => {
      if (document.visibilityState !== 'visible' || draft.state().status !== 'saved') return
      try {
        const now = await trpc.sites.forEditing.query({ siteId: editing.site.id })
        // What was changed while this was asked is met by its own save.
        if (draft.state().status === 'saved') draft.meet(now.draft.values, now.draft.revision, now.draft.updatedBy ?? 'someone else')
        await session.catchUp(now.live?.version ?? null)
      } catch {
        // Nothing is wrong yet: whatever is done next asks again, and says so.
      }
    }
    const hear = () => void look()
    document.addEventListener('visibilitychange', hear)
    return () => document.removeEventListener('visibilitychange', hear)
  }, [session])
