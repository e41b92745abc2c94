import { trpc } from '../../client/trpc'
import type { EditorSession } from '../session/createEditorSession'

/** Takes over what others did to the layer meanwhile: what they saved into its draft, and what they locked. Answers with the newest release. */
export const catchUpWithLayer = async (session: EditorSession, layerId: string): Promise<number> => {
  const { draft, editing } = session
  const { layer } = await trpc.layers.forEditing.query({ layerId, throughSiteId: editing.site.id })
  // What was changed while this was asked is met by its own save.
  if (draft.state().status === 'saved') draft.meet(layer.draft.layer.values, layer.draft.revision, layer.draft.updatedBy ?? 'someone else')
  session.lock(layer.draft.layer.locks, layer.draft.layer.lockReasons ?? {})
  return layer.revision
}
