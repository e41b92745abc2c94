import { useEffect } from 'react'
import { catchUpWith } from './catchUpWith'
import type { EditorSession } from './createEditorSession'

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
