import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import type { RowAction } from '../settings/items/RowActions'

/** Puts a copy right behind a page or block. */
export const duplicateAction = (name: string, isFull: boolean, onRun: () => void): RowAction => ({
  key: 'duplicate',
  label: `Duplicate ${name}`,
  short: 'Duplicate',
  icon: <CopyIcon sx={{ fontSize: 16 }} />,
  disabled: isFull,
  onRun,
})
