import type { EditorPresence } from '@forecourt/data/publishing/presence/recordPresence'
import { useEffect } from 'react'
import { trpc } from '../../client/trpc'
import type { EditorSession } from '../session/createEditorSession'
import type { EditorView, EditorViewState } from '../session/createEditorView'
import { catchUpWith } from '../session/useCatchingUp'

/** Well within the presence timeout. */
const heartbeatMs = 10_000

const viewPointer = ({ section, pageId, blockId }: EditorViewState): string | null => {
  if (section === null) return null
  if (pageId === null) return `/${section}`
  return `/pages/list/${pageId}${blockId === null ? '' : `/blocks/${blockId}`}`
}

/** The user's current setting: the focused field, else what is open on the left. */
const pointerNow = (editorView: EditorView): string | null =>
  document.activeElement?.closest<HTMLElement>('[data-pointer]')?.dataset.pointer ?? viewPointer(editorView.state())

/** While a dialog is open, others' changes aren't applied, so that the user confirms what they read. */
const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

/** The presence channel of a site or layer. */
export interface PresenceChannel<Response extends PresenceResponse> {
  readonly sendHeartbeat: (pointer: string | null) => Promise<Response>
  readonly leave: () => Promise<unknown>
  /** Handles the rest of the response; not called while a dialog is open. */
  readonly onResponse: (response: Response) => void | Promise<void>
}

interface PresenceResponse {
  readonly others: readonly EditorPresence[]
  /** The draft's revision on the server. */
  readonly revision: number
}

/** Sends presence heartbeats while the tab is visible, and applies what others did. `channel` must be stable. */
export const usePresence = <Response extends PresenceResponse>(
  session: EditorSession,
  editorView: EditorView,
  channel: PresenceChannel<Response>,
) =>
  useEffect(() => {
    let stopped = false
    const sendHeartbeat = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const response = await channel.sendHeartbeat(pointerNow(editorView))
        if (stopped) return
        session.othersChanged({ others: response.others, latestRevision: response.revision })
        if (!isDialogOpen()) await channel.onResponse(response)
      } catch {
        // Saving reports an unreachable server.
      }
    }
    const leave = () => void channel.leave().catch(() => {})
    const onVisibilityChange = () => void (document.visibilityState === 'visible' ? sendHeartbeat() : leave())
    void sendHeartbeat()
    const timer = setInterval(() => void sendHeartbeat(), heartbeatMs)
    document.addEventListener('visibilitychange', onVisibilityChange)
    window.addEventListener('pagehide', leave)
    return () => {
      stopped = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisibilityChange)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [session, editorView, channel])

/** Whether a field has the focus: others' changes would move content under the user's hands. */
const isTyping = () => document.activeElement?.matches('input, textarea, select, [contenteditable="true"]') ?? false

type SiteResponse = Awaited<ReturnType<typeof trpc.presence.beat.mutate>>

/** Presence in a site's editor; also reports scheduled publications and what was published. */
export const sitePresence = (session: EditorSession): PresenceChannel<SiteResponse> => {
  const siteId = session.editing.site.id
  return {
    sendHeartbeat: (pointer) => trpc.presence.beat.mutate({ siteId, pointer }),
    leave: () => trpc.presence.leave.mutate({ siteId }),
    async onResponse({ publication, liveVersion, revision }) {
      const draft = session.draft.state()
      // While the user is typing, a notice offers others' changes; otherwise they are merged at once.
      if (revision > draft.revision && draft.status === 'saved' && !isTyping()) await catchUpWith(session)
      session.publicationChanged(publication)
      await session.catchUp(liveVersion)
    },
  }
}
