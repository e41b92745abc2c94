import { Alert, type AlertColor, Button } from '@mui/material'
import { type ReactNode, useCallback } from 'react'
import { useCloseNotification, useNotify } from 'react-admin'

interface Options {
  readonly severity?: AlertColor
  /** A link before the undo button. */
  readonly link?: ReactNode
}

interface Props extends Options {
  readonly message: string
  readonly onUndo: (() => void) | null
}

const WithUndo = ({ message, onUndo, severity = 'success', link }: Props) => {
  const close = useCloseNotification()
  return (
    <Alert
      severity={severity}
      variant="filled"
      action={
        <>
          {link}
          {onUndo && (
            <Button
              color="inherit"
              onClick={() => {
                onUndo()
                close()
              }}
            >
              Undo
            </Button>
          )}
        </>
      }
    >
      {message}
    </Alert>
  )
}

/** Shows a notice for twelve seconds, with an undo button unless `onUndo` is null. */
export const useUndoNotice = () => {
  const notify = useNotify()
  return useCallback(
    (message: string, onUndo: (() => void) | null, options: Options = {}) =>
      notify(<WithUndo message={message} onUndo={onUndo} {...options} />, { autoHideDuration: 12_000 }),
    [notify],
  )
}
