import { Alert, Box, Button } from '@mui/material'
import { useEffect } from 'react'
import { trpc } from '../../client/trpc'
import { noticeBar } from '../bar/barStyle'
import { RefusedNotice } from '../bar/RefusedNotice'
import { OthersSaved } from '../presence/PresenceAvatars'
import type { PresenceLine } from '../presence/usePresence'
import type { EditorSession } from '../session/createEditorSession'
import { useSession } from '../session/SessionContext'

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

/** Takes over what others did to the layer meanwhile: what they saved into its draft, and what they locked. Answers with the newest release. */
const catchUpWithLayer = async (session: EditorSession, layerId: string): Promise<number> => {
  const { draft, editing } = session
  const { layer } = await trpc.layers.forEditing.query({ layerId, throughSiteId: editing.site.id })
  // What was changed while this was asked is met by its own save.
  if (draft.state().status === 'saved') draft.meet(layer.draft.layer.values, layer.draft.revision, layer.draft.updatedBy ?? 'someone else')
  session.lock(layer.draft.layer.locks, layer.draft.layer.lockReasons ?? {})
  return layer.revision
}

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

interface Props {
  readonly layerId: string
  readonly end: DraftEnd | null
  readonly onReload: () => void
}

/** What others did to the layer and waits for a person: beneath the bar, and only when there is something. */
export const LayerNotices = ({ layerId, end, onReload }: Props) => {
  const session = useSession()
  const load = async () => {
    // What was typed a moment ago starts the next draft.
    await session.draft.flush()
    onReload()
  }
  return (
    <Box aria-live="polite">
      <RefusedNotice />
      {end && (
        <Alert
          severity="info"
          sx={noticeBar}
          action={
            <Button color="inherit" onClick={() => void load()}>
              Go on from there
            </Button>
          }
        >
          {end.how === 'released'
            ? `Revision ${end.revision} was released meanwhile. What you change now belongs to the next one.`
            : 'Somebody discarded this draft. What you change now starts a new one.'}
        </Alert>
      )}
      {!end && <OthersSaved onShow={async () => void (await catchUpWithLayer(session, layerId))} />}
    </Box>
  )
}
