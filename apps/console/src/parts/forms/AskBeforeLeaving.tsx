import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useBlocker } from 'react-admin'

interface Props {
  /** Whether leaving now would lose something. */
  readonly isUnsaved: () => boolean
  readonly text: string
}

/** Asks before another page of the console takes the place of this one with work that is stored nowhere. */
export const AskBeforeLeaving = ({ isUnsaved, text }: Props) => {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved())
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog open onClose={() => blocker.reset?.()} aria-labelledby="leave-title">
      <DialogTitle id="leave-title" sx={{ fontSize: 18, fontWeight: 660 }}>
        Leave with unsaved changes?
      </DialogTitle>
      <DialogContent>
        <DialogContentText>{text}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="error" onClick={() => blocker.proceed?.()}>
          Leave and lose them
        </Button>
        <Button variant="contained" autoFocus onClick={() => blocker.reset?.()}>
          Stay
        </Button>
      </DialogActions>
    </Dialog>
  )
}
