import RedoIcon from '@mui/icons-material/Redo'
import UndoIcon from '@mui/icons-material/Undo'
import { IconButton, Tooltip } from '@mui/material'
import { useEditor, useSession } from '../session/SessionContext'

const isMac = () => typeof navigator !== 'undefined' && /mac/i.test(navigator.platform)

/** Buttons that undo and redo changes of the draft, with their keyboard shortcuts. */
export const UndoButtons = () => {
  const { draft } = useSession()
  const canUndo = useEditor((state) => state.draft.canUndo)
  const canRedo = useEditor((state) => state.draft.canRedo)
  const mac = isMac()
  return (
    <>
      <Tooltip title={mac ? 'Undo (⌘Z)' : 'Undo (Ctrl+Z)'}>
        <span>
          <IconButton aria-label="Undo" disabled={!canUndo} onClick={() => draft.undo()} size="small">
            <UndoIcon fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
      <Tooltip title={mac ? 'Redo (⇧⌘Z)' : 'Redo (Ctrl+Y)'}>
        <span>
          <IconButton aria-label="Redo" disabled={!canRedo} onClick={() => draft.redo()} size="small">
            <RedoIcon fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
    </>
  )
}
