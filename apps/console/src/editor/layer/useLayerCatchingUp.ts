import { useEffect } from 'react'
import { trpc } from '../../client/trpc'
import type { EditorSession } from '../session/createEditorSession'

/** Someone who comes back to the tab sees what others did to the layer meanwhile: their draft and locks, or a release of it. */
export const useLayerCatchingUp = (session: EditorSession, layerId: string, revision: number, onReleased: () => void) =>
  useEffect(() => {
    const look = async () => {
      const { draft } = session
      if (document.visibilityState !== 'visible' || draft.state().status !== 'saved') return
      const { layer } = await trpc.layers.forEditing.query({ layerId, throughSiteId: session.editing.site.id })
      if (layer.revision !== revision) return onReleased()
      // What was changed while this was asked is met by its own save.
      if (draft.state().status === 'saved')
        draft.meet(layer.draft.layer.values, layer.draft.revision, layer.draft.updatedBy ?? 'someone else')
      session.lock(layer.draft.layer.locks, layer.draft.layer.lockReasons ?? {})
    }
    // Nothing is wrong when it fails: whatever is done next asks again, and says so.
    const hear = () => void look().catch(() => {})
    document.addEventListener('visibilitychange', hear)
    return () => document.removeEventListener('visibilitychange', hear)
  }, [session, layerId, revision, onReleased])
