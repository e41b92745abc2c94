import { trpc } from '../../client/trpc'
import type { PresenceLine } from '../presence/usePresence'
import type { EditorSession } from '../session/createEditorSession'

/** What ended the draft that is edited here: somebody released it, or threw it away. */
export type DraftEnd = { readonly how: 'released'; readonly revision: number } | { readonly how: 'discarded' }

type Answer = Awaited<ReturnType<typeof trpc.presence.beatAtLayer.mutate>> & { readonly isDiscarded: boolean }

/** Presence at a layer's editor: beside the others there, what they locked, and whether the draft goes on. `revision` is the release it started from. */
export const layerPresence = (
  session: EditorSession,
  layerId: string,
  revision: number,
  onEnd: (end: DraftEnd | null) => void,
): PresenceLine<Answer> => ({
  async beat(pointer) {
    const asked = session.draft.state().revision
    const answer = await trpc.presence.beatAtLayer.mutate({ layerId, pointer })
    // A draft's revisions only count up, until it is gone.
    return { ...answer, isDiscarded: answer.revision < asked }
  },
  leave: () => trpc.presence.leaveLayer.mutate({ layerId }),
  onAnswer({ locks, lockReasons, released, isDiscarded }) {
    if (released !== revision) return onEnd({ how: 'released', revision: released })
    onEnd(isDiscarded ? { how: 'discarded' } : null)
    session.lock(locks, lockReasons)
  },
})
