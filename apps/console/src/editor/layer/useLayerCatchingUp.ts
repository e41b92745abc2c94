import { useEffect } from 'react'
import type { EditorSession } from '../session/createEditorSession'
import { catchUpWithLayer } from './catchUpWithLayer'

/** Someone who comes back to the tab sees what others did to the layer meanwhile: their draft and locks, or a release of it. */
export const useLayerCatchingUp = (session: EditorSession, layerId: string, revision: number, onReleased: () => void) =>
  useEffect(() => {
    const poll = async () => {
      if (document.visibilityState !== 'visible' || session.draft.state().status !== 'saved') return
      if ((await catchUpWithLayer(session, layerId)) !== revision) onReleased()
    }
    // Nothing is wrong when it fails: whatever is done next asks again, and says so.
    const onVisibilityChange = () => void poll().catch(() => {})
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => document.removeEventListener('visibilitychange', onVisibilityChange)
  }, [session, layerId, revision, onReleased])
