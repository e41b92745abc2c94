import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useBlocker } from 'react-admin'
import { useSession } from '../session/SessionContext'
import { saveSentence } from './saveSentence'

/** Asks before the editor is left with changes that could not be saved. What merely is not saved yet is saved on the way out. */
export const LeaveDialog = () => {
  const { draft } = useSession()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const { status } = draft.state()
    return currentLocation.pathname !== nextLocation.pathname && (status === 'failed' || status === 'refused' || status === 'conflict')
  })
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog open onClose={() => blocker.reset?.()} aria-labelledby="leave-title">
      <DialogTitle id="leave-title" sx={{ fontSize: 18, fontWeight: 660 }}>
        Leave with unsaved changes?
      </DialogTitle>
      <DialogContent>
        <DialogContentText>{saveSentence(draft.state(), Date.now())}</DialogContentText>
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
