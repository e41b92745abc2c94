import { joinPointer } from '@forecourt/schema/pointer/joinPointer'
import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined'
import VisibleIcon from '@mui/icons-material/VisibilityOutlined'
import type { EditorSession } from '../session/createEditorSession'
import type { RowAction } from '../settings/items/RowActions'

/** Duplicates a page or block; the copy follows it. */
export const duplicateAction = (name: string, isFull: boolean, onRun: () => void): RowAction => ({
  key: 'duplicate',
  label: `Duplicate ${name}`,
  short: 'Duplicate',
  icon: <CopyIcon sx={{ fontSize: 16 }} />,
  disabled: isFull,
  onRun,
})

const icon = { fontSize: 18 } as const

/** Shows or hides a page or block. */
export const shownAction = (session: EditorSession, pointer: string, name: string, shown: boolean): RowAction => ({
  key: 'shown',
  label: `${shown ? 'Hide' : 'Show'} ${name}`,
  short: shown ? 'Hide' : 'Show',
  icon: shown ? <VisibleIcon sx={icon} /> : <HiddenIcon sx={icon} />,
  onRun: () => session.set(joinPointer(pointer, 'shown'), !shown),
})
