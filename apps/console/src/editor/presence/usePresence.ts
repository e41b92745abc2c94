import type { EditorPresence } from '@forecourt/data/publishing/presence/recordPresence'
import { useEffect } from 'react'
import { trpc } from '../../client/trpc'
import type { EditorSession } from '../session/createEditorSession'
import type { EditorView, EditorViewState } from '../session/createEditorView'
import { catchUpWith } from '../session/useCatchingUp'

/** Well within the time after which somebody counts as gone. */
const beatMs = 10_000

const viewPointer = ({ section, pageId, blockId }: EditorViewState): string | null => {
  if (section === null) return null
  if (pageId === null) return `/${section}`
  return `/pages/list/${pageId}${blockId === null ? '' : `/blocks/${blockId}`}`
}

/** The setting a person is at: the field that has the focus, else what is open on the left. */
const pointerNow = (editorView: EditorView): string | null =>
  document.activeElement?.closest<HTMLElement>('[data-pointer]')?.dataset.pointer ?? viewPointer(editorView.state())

/** While a dialog is open, what it says stays what it was: whoever confirms it confirms what they read. */
const isDeciding = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

/** Where presence is told of, and what was heard there. */
export interface PresenceLine<Answer extends Heard> {
  readonly beat: (pointer: string | null) => Promise<Answer>
  readonly leave: () => Promise<unknown>
  /** What else was heard: only while nobody is deciding anything. */
  readonly onAnswer: (answer: Answer) => void | Promise<void>
}

interface Heard {
  readonly others: readonly EditorPresence[]
  /** The draft's revision on the server. */
  readonly revision: number
}

/** Says now and then that this person is here, and learns who else is and what they did. Only a tab that is looked at counts. `line` stays the same one. */
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
        // Saving says when the server is away.
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

/** Whether the person is at a field, where others' changes would move things under their hands. */
const isTyping = () => document.activeElement?.matches('input, textarea, select, [contenteditable="true"]') ?? false

type Answer = Awaited<ReturnType<typeof trpc.presence.beat.mutate>>

/** Presence at a site's editor: beside the others there, what waits to go live and what went live. */
export const sitePresence = (session: EditorSession): PresenceLine<Answer> => {
  const siteId = session.editing.site.id
  return {
    beat: (pointer) => trpc.presence.beat.mutate({ siteId, pointer }),
    leave: () => trpc.presence.leave.mutate({ siteId }),
    async onAnswer({ publication, liveVersion, revision }) {
      const draft = session.draft.state()
      // Whoever is typing is told, and asks for them; for everybody else they flow in.
      if (revision > draft.revision && draft.status === 'saved' && !isTyping()) await catchUpWith(session)
      session.publicationChanged(publication)
      await session.catchUp(liveVersion)
    },
  }
}
