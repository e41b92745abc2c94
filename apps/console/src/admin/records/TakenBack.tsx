import { Alert, Button } from '@mui/material'
import { useCloseNotification } from 'react-admin'

/** Says what was done, with the way back beside it for as long as it stands. */
export const TakenBack = ({ says, onUndo }: { says: string; onUndo: () => void }) => {
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
