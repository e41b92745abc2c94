import { Alert, Button } from '@mui/material'
import { useCallback } from 'react'
import { useCloseNotification, useNotify } from 'react-admin'

const WithUndo = ({ message, onUndo }: { readonly message: string; readonly onUndo: () => void }) => {
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
      {message}
    </Alert>
  )
}

/** Shows a notice with an undo button for twelve seconds. */
export const useUndoNotice = () => {
  const notify = useNotify()
  return useCallback(
    (message: string, onUndo: () => void) => notify(<WithUndo message={message} onUndo={onUndo} />, { autoHideDuration: 12_000 }),
    [notify],
  )
}
