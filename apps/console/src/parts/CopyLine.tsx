import CopyIcon from '@mui/icons-material/ContentCopyRounded'
import { Box, IconButton, Tooltip, Typography } from '@mui/material'
import { useNotify } from 'react-admin'

interface Props {
  readonly label: string
  readonly text: string
  /** What the button copies, where the label doesn't say. */
  readonly copiedName?: string
  /** Plain text without a copy button. */
  readonly isPlain?: boolean
}

/** Layout of a list of lines to copy: label and text side by side. */
export const copyLines = { m: 0, display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: 2 } as const

/** A label with a text to copy into another system. */
export const CopyLine = ({ label, text, copiedName = label, isPlain = false }: Props) => {
  const notify = useNotify()
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    notify(`The ${copiedName.toLowerCase()} is copied.`, { type: 'info' })
  }
  return (
    <>
      <Typography component="dt" variant="body2" color="text.secondary" sx={{ pt: 0.75 }}>
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, display: 'flex', alignItems: 'flex-start', gap: 0.5, minWidth: 0 }}>
        <Box component="code" sx={{ py: 0.75, fontSize: 13.5, overflowWrap: 'anywhere' }}>
          {text}
        </Box>
        {!isPlain && (
          <Tooltip title="Copy">
            <IconButton size="small" onClick={copy} aria-label={`Copy ${copiedName.toLowerCase()}`}>
              <CopyIcon sx={{ fontSize: 16 }} />
            </IconButton>
          </Tooltip>
        )}
      </Box>
    </>
  )
}
