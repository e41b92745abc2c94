import { useEffect } from 'react'
import { parseShortcut, type Shortcut } from '../../preview/parseShortcut'
import type { EditorSession } from '../session/createEditorSession'

/** Undoes, redoes or saves, as a shortcut asks. */
export const followShortcut = ({ draft }: EditorSession, shortcut: Shortcut) => {
  if (shortcut === 'undo') draft.undo()
  else if (shortcut === 'redo') draft.redo()
  else void draft.flush()
}

/** Fields that are no settings, such as the search and the preview's address, undo their own typing. */
const undoesItself = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, textarea') && !target.closest('[data-pointer]')

/** The draft's shortcuts, wherever the focus is: settings are undone with everything else. */
export const useEditorKeys = (session: EditorSession) =>
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const shortcut = parseShortcut(event)
      if (!shortcut) return
      // Dialogs have fields of their own, which are not part of the draft.
      if (event.target instanceof Element && event.target.closest('[role="dialog"]')) return
      if (shortcut !== 'save' && undoesItself(event.target)) return
      event.preventDefault()
      followShortcut(session, shortcut)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [session])
