import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  readonly open: boolean
  readonly title: string
  readonly text: string
  /** What happens, such as 'Archive the site'. */
  readonly verb: string
  readonly disabled?: boolean
  readonly children?: ReactNode
  readonly onClose: () => void
  readonly onSure: () => void
}

/** Asks once more before something that others notice. */
export const SureDialog = ({ open, title, text, verb, disabled = false, children, onClose, onSure }: Props) => (
  <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="sure-title">
    <DialogTitle id="sure-title" sx={{ fontSize: 18, fontWeight: 660, overflowWrap: 'anywhere' }}>
      {title}
    </DialogTitle>
    <DialogContent sx={{ display: 'grid', gap: 2 }}>
      <DialogContentText>{text}</DialogContentText>
      {children}
    </DialogContent>
    <DialogActions>
      <Button color="inherit" onClick={onClose}>
        Leave it
      </Button>
      <Button
        variant="contained"
        color="error"
        disabled={disabled}
        onClick={() => {
          onClose()
          onSure()
        }}
      >
        {verb}
      </Button>
    </DialogActions>
  </Dialog>
)
