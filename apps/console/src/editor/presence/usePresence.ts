import type { EditorPresence } from '@forecourt/data/publishing/presence/recordPresence'
import { useEffect } from 'react'
import { trpc } from '../../client/trpc'
import type { EditorSession } from '../session/createEditorSession'
import type { EditorView, EditorViewState } from '../session/createEditorView'
import { catchUpWith } from '../session/useCatchingUp'

/** Well within the presence timeout. */
const beatMs = 10_000

const viewPointer = ({ section, pageId, blockId }: EditorViewState): string | null => {
  if (section === null) return null
  if (pageId === null) return `/${section}`
  return `/pages/list/${pageId}${blockId === null ? '' : `/blocks/${blockId}`}`
}

/** The user's current setting: the focused field, else what is open on the left. */
const pointerNow = (editorView: EditorView): string | null =>
  document.activeElement?.closest<HTMLElement>('[data-pointer]')?.dataset.pointer ?? viewPointer(editorView.state())

/** Freezes a dialog's content while it is open, so that the user confirms what they read. */
const isDeciding = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

/** The presence channel of a site or layer. */
export interface PresenceLine<Answer extends Heard> {
  readonly beat: (pointer: string | null) => Promise<Answer>
  readonly leave: () => Promise<unknown>
  /** Handles the rest of the response; not called while a dialog is open. */
  readonly onAnswer: (answer: Answer) => void | Promise<void>
}

interface Heard {
  readonly others: readonly EditorPresence[]
  /** The draft's revision on the server. */
  readonly revision: number
}

/** Sends presence heartbeats while the tab is visible, and applies what others did. `line` must be stable. */
export const usePresence = <Answer extends Heard>(session: EditorSession, editorView: EditorView, line: PresenceLine<Answer>) =>
  useEffect(() => {
    let stopped = false
    const beat = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const answer = await line.beat(pointerNow(editorView))
        if (stopped) return
        session.othersChanged({ others: answer.others, latestRevision: answer.revision })
        if (!isDeciding()) await line.onAnswer(answer)
      } catch {
        // Saving reports an unreachable server.
      }
    }
    const leave = () => void line.leave().catch(() => {})
    const onVisibilityChange = () => void (document.visibilityState === 'visible' ? beat() : leave())
    void beat()
    const timer = setInterval(() => void beat(), beatMs)
    document.addEventListener('visibilitychange', onVisibilityChange)
    window.addEventListener('pagehide', leave)
    return () => {
      stopped = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisibilityChange)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [session, editorView, line])

/** Whether a field has the focus: others' changes would move content under the user's hands. */
const isTyping = () => document.activeElement?.matches('input, textarea, select, [contenteditable="true"]') ?? false

type Answer = Awaited<ReturnType<typeof trpc.presence.beat.mutate>>

/** Presence in a site's editor; also reports scheduled publications and what was published. */
export const sitePresence = (session: EditorSession): PresenceLine<Answer> => {
  const siteId = session.editing.site.id
  return {
    beat: (pointer) => trpc.presence.beat.mutate({ siteId, pointer }),
    leave: () => trpc.presence.leave.mutate({ siteId }),
    async onAnswer({ publication, liveVersion, revision }) {
      const draft = session.draft.state()
      // While the user is typing, a notice offers others' changes; otherwise they are merged at once.
      if (revision > draft.revision && draft.status === 'saved' && !isTyping()) await catchUpWith(session)
      session.publicationChanged(publication)
      await session.catchUp(liveVersion)
    },
  }
}
