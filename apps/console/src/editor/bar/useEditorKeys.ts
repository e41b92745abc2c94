import { useEffect } from 'react'
import { parseShortcut, type Shortcut } from '../../preview/parseShortcut'
import type { EditorSession } from '../session/createEditorSession'

/** Applies a shortcut: undo, redo or save. */
export const followShortcut = ({ draft }: EditorSession, shortcut: Shortcut) => {
  if (shortcut === 'undo') draft.undo()
  else if (shortcut === 'redo') draft.redo()
  else void draft.flush()
}

/** Fields that aren't settings, such as the search and the preview's address, have their own undo. */
const undoesItself = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, textarea') && !target.closest('[data-pointer]')

/** Keyboard shortcuts of the draft, wherever the focus is. Undo covers all settings. */
export const useEditorKeys = (session: EditorSession) =>
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const shortcut = parseShortcut(event)
      if (!shortcut) return
      // Fields in dialogs aren't part of the draft.
      if (event.target instanceof Element && event.target.closest('[role="dialog"]')) return
      if (shortcut !== 'save' && undoesItself(event.target)) return
      event.preventDefault()
      followShortcut(session, shortcut)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [session])
