import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import type { FormEvent, ReactNode } from 'react'

interface Props {
  readonly title: string
  /** The label of the submit button, such as 'Add the site'. */
  readonly verb: string
  /** The label of the cancel button, where 'Cancel' would be misread. */
  readonly cancelLabel?: string
  readonly disabled: boolean
  readonly failure: string | null
  readonly children: ReactNode
  readonly onClose: () => void
  readonly onSubmit: () => void
}

/** A short form in a dialog. */
export const FormDialog = ({ title, verb, cancelLabel = 'Cancel', disabled, failure, children, onClose, onSubmit }: Props) => {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React events bubble from the dialog to a form of the page, which would be saved too.
    event.stopPropagation()
    onSubmit()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="form-title">
      {/* The fields scroll between title and buttons. */}
      <Box component="form" onSubmit={submit} noValidate sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
        <DialogTitle id="form-title" sx={{ fontSize: 18, fontWeight: 660, overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
          {failure && <Alert severity="error">{failure}</Alert>}
          {children}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button color="inherit" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button type="submit" variant="contained" disabled={disabled}>
            {verb}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
