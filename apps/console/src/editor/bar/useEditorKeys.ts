import { useEffect } from 'react'
import type { EditorSession } from '../session/createEditorSession'

/** ⌘Z and ⇧⌘Z (Ctrl+Z, Ctrl+Y) for the draft as a whole, wherever the focus is: fields are undone with everything else. */
export const useEditorKeys = ({ draft }: EditorSession) =>
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey) return
      // Dialogs have fields of their own, which are not part of the draft.
      if (event.target instanceof Element && event.target.closest('[role="dialog"]')) return
      const key = event.key.toLowerCase()
      if (key === 'z') {
        event.preventDefault()
        if (event.shiftKey) draft.redo()
        else draft.undo()
      } else if (key === 'y' && event.ctrlKey) {
        event.preventDefault()
        draft.redo()
      } else if (key === 's') {
        event.preventDefault()
        void draft.flush()
      }
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [draft])
