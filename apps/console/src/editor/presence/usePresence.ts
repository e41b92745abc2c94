import { useEffect } from 'react'
import { trpc } from '../../client/trpc'
import type { Desk, DeskState } from '../session/createDesk'
import type { EditorSession } from '../session/createEditorSession'

/** Well within the time after which somebody counts as gone. */
const beatMs = 10_000

const deskPointer = ({ section, pageId, blockId }: DeskState): string | null => {
  if (section === null) return null
  if (pageId === null) return `/${section}`
  return `/pages/list/${pageId}${blockId === null ? '' : `/blocks/${blockId}`}`
}

/** The setting a person is at: the field that has the focus, else what is open on the left. */
const pointerNow = (desk: Desk): string | null =>
  document.activeElement?.closest<HTMLElement>('[data-pointer]')?.dataset.pointer ?? deskPointer(desk.state())

/** While a dialog is open, what it says stays what it was: whoever confirms it confirms what they read. */
const isDeciding = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

/** Says now and then that this person is here, and learns who else is and what they did. Only a tab that is looked at counts. */
export const usePresence = (session: EditorSession, desk: Desk) =>
  useEffect(() => {
    const siteId = session.editing.site.id
    let stopped = false
    const beat = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const { others, revision, liveVersion, schedule } = await trpc.presence.beat.mutate({ siteId, pointer: pointerNow(desk) })
        if (stopped) return
        session.hearOf({ others, latestRevision: revision })
        if (isDeciding()) return
        session.scheduled(schedule)
        await session.catchUp(liveVersion)
      } catch {
        // Saving says when the server is away.
      }
    }
    const leave = () => void trpc.presence.leave.mutate({ siteId }).catch(() => {})
    const hear = () => void (document.visibilityState === 'visible' ? beat() : leave())
    void beat()
    const timer = setInterval(() => void beat(), beatMs)
    document.addEventListener('visibilitychange', hear)
    window.addEventListener('pagehide', leave)
    return () => {
      stopped = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', hear)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [session, desk])
