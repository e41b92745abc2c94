import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { type ReactNode, useState } from 'react'

interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: string
  readonly text: string
  /** The label of the button, such as 'Archive the site'. */
  readonly verb: string
  readonly disabled?: boolean
  /** Whether the action takes something away, so that its button is red. */
  readonly isDestructive?: boolean
  readonly children?: ReactNode
  readonly onClose: () => void
  readonly onConfirm: () => void
}

/** Confirms an action that affects others. */
export const ConfirmDialog = ({
  open,
  title,
  text,
  verb,
  disabled = false,
  isDestructive = true,
  children,
  onClose,
  onConfirm,
}: ConfirmDialogProps) => (
  <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="confirm-title">
    <DialogTitle id="confirm-title" sx={{ fontSize: 18, fontWeight: 660, overflowWrap: 'anywhere' }}>
      {title}
    </DialogTitle>
    <DialogContent sx={{ display: 'grid', gap: 2 }}>
      <DialogContentText>{text}</DialogContentText>
      {children}
    </DialogContent>
    <DialogActions>
      <Button color="inherit" onClick={onClose}>
        Cancel
      </Button>
      <Button
        variant="contained"
        color={isDestructive ? 'error' : 'primary'}
        disabled={disabled}
        onClick={() => {
          onClose()
          onConfirm()
        }}
      >
        {verb}
      </Button>
    </DialogActions>
  </Dialog>
)

interface RemoveButtonProps {
  /** The name of the record. */
  readonly name: string
  /** What is removed with it, and what stays. */
  readonly text: string
  /** Such as 'Remove the feed'. */
  readonly verb: string
  readonly isRemoving: boolean
  readonly onRemove: () => void
}

/** Removes the record of a form after a confirmation. */
export const RemoveButton = ({ name, text, verb, isRemoving, onRemove }: RemoveButtonProps) => {
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} loading={isRemoving} onClick={() => setConfirming(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={`Remove ${name}?`}
        text={text}
        verb={verb}
        onClose={() => setConfirming(false)}
        onConfirm={onRemove}
      />
    </>
  )
}
