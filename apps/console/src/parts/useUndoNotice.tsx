import { Alert, Button } from '@mui/material'
import { useCallback } from 'react'
import { useCloseNotification, useNotify } from 'react-admin'

const WithUndo = ({ says, onUndo }: { readonly says: string; readonly onUndo: () => void }) => {
  const close = useCloseNotification()
  return (
    <Alert
      severity="success"
      variant="filled"
      action={
        <Button
          color="inherit"
          onClick={() => {
            onUndo()
            close()
          }}
        >
          Undo
        </Button>
      }
    >
      {says}
    </Alert>
  )
}

/** Shows a notice with an undo button for twelve seconds. */
export const useUndoNotice = () => {
  const notify = useNotify()
  return useCallback(
    (says: string, onUndo: () => void) => notify(<WithUndo says={says} onUndo={onUndo} />, { autoHideDuration: 12_000 }),
    [notify],
  )
}
