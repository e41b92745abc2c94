import { Alert, Box, Button } from '@mui/material'
import { useEffect } from 'react'
import { trpc } from '../../client/trpc'
import { noticeBar } from '../bar/barStyle'
import { RefusedNotice } from '../bar/RefusedNotice'
import { OthersSaved } from '../presence/PresenceAvatars'
import type { PresenceChannel } from '../presence/usePresence'
import type { EditorSession } from '../session/createEditorSession'
import { useSession } from '../session/SessionContext'

/** How the draft edited here ended: another user released or discarded it. */
export type DraftEnd = { readonly how: 'released'; readonly revision: number } | { readonly how: 'discarded' }

type Answer = Awaited<ReturnType<typeof trpc.presence.beatAtLayer.mutate>> & { readonly isDiscarded: boolean }

/**
 * Presence in a layer's editor; also reports others' locks and the end of the draft. `revision` is the release that the draft started from.
 */
export const layerPresence = (
  session: EditorSession,
  layerId: string,
  revision: number,
  onEnd: (end: DraftEnd | null) => void,
): PresenceChannel<Answer> => ({
  async sendHeartbeat(pointer) {
    const expected = session.draft.state().revision
    const response = await trpc.presence.beatAtLayer.mutate({ layerId, pointer })
    // Revisions of a draft only increase, so a lower one means that the draft was discarded.
    return { ...response, isDiscarded: response.revision < expected }
  },
  leave: () => trpc.presence.leaveLayer.mutate({ layerId }),
  onResponse({ locks, lockReasons, released, isDiscarded }) {
    if (released !== revision) return onEnd({ how: 'released', revision: released })
    onEnd(isDiscarded ? { how: 'discarded' } : null)
    session.lock(locks, lockReasons)
  },
})

/** Loads others' changes to the layer: saves of its draft, and locks. Resolves to the newest release. */
const catchUpWithLayer = async (session: EditorSession, layerId: string): Promise<number> => {
  const { draft, editing } = session
  const { layer } = await trpc.layers.forEditing.query({ layerId, previewSiteId: editing.site.id })
  // A change made during the request is merged by its own save.
  if (draft.state().status === 'saved')
    draft.mergeTheirs(layer.draft.layer.values, layer.draft.revision, layer.draft.updatedBy ?? 'someone else')
  session.lock(layer.draft.layer.locks, layer.draft.layer.lockReasons ?? {})
  return layer.revision
}

/** Catches up with the layer when the tab becomes visible: others' draft saves and locks, or a release. */
export const useLayerCatchingUp = (session: EditorSession, layerId: string, revision: number, onReleased: () => void) =>
  useEffect(() => {
    const poll = async () => {
      if (document.visibilityState !== 'visible' || session.draft.state().status !== 'saved') return
      if ((await catchUpWithLayer(session, layerId)) !== revision) onReleased()
    }
    // A failure is harmless: the next call fails too and shows the error.
    const onVisibilityChange = () => void poll().catch(() => {})
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => document.removeEventListener('visibilitychange', onVisibilityChange)
  }, [session, layerId, revision, onReleased])

interface Props {
  readonly layerId: string
  readonly end: DraftEnd | null
  readonly onReload: () => void
}

/** Notices about others' changes to the layer that need an action, beneath the bar. */
export const LayerNotices = ({ layerId, end, onReload }: Props) => {
  const session = useSession()
  const load = async () => {
    // Pending input becomes part of the next draft.
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
              Continue
            </Button>
          }
        >
          {end.how === 'released'
            ? `Revision ${end.revision} was released in the meantime. Your changes now go into the next revision.`
            : 'Someone discarded this draft. Your changes now start a new one.'}
        </Alert>
      )}
      {!end && <OthersSaved onShow={async () => void (await catchUpWithLayer(session, layerId))} />}
    </Box>
  )
}
