import { useEffect } from 'react'
import type { EditorSession } from '../session/createEditorSession'

/** Saves on the way out, and warns only where that could not be done. */
export const useLeaving = ({ draft }: EditorSession) =>
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') void draft.flush()
    }
    const leave = (event: BeforeUnloadEvent) => {
      const { status } = draft.state()
      if (status !== 'saved') draft.keep()
      if (status === 'unsaved') void draft.flush()
      if (status === 'failed' || status === 'refused' || status === 'conflict') event.preventDefault()
    }
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('beforeunload', leave)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('beforeunload', leave)
    }
  }, [draft])
