import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { callError } from '../../client/callError'
import { trpc } from '../../client/trpc'

/** Reminds staff that anybody can sign in with the demo's password, and takes the demo's people away. */
export const DemoLoginsNotice = () => {
  const notify = useNotify()
  const refresh = useRefresh()
  const [asking, setAsking] = useState(false)
  const remove = async () => {
    setAsking(false)
    try {
      const { removed } = await trpc.users.removeDemo.mutate()
      notify(`${removed} demo logins are gone.`, { type: 'success' })
      refresh()
    } catch (error) {
      notify(callError(error).message, { type: 'error' })
    }
  }
  return (
    <>
      <Alert
        severity="warning"
        sx={{ mb: 2 }}
        action={
          <Button color="inherit" size="small" onClick={() => setAsking(true)} sx={{ whiteSpace: 'nowrap' }}>
            Remove them
          </Button>
        }
      >
        People marked “Demo” sign in with a password everybody knows. Remove them before anybody else can reach this console.
      </Alert>
      <Dialog open={asking} onClose={() => setAsking(false)} maxWidth="xs" fullWidth aria-labelledby="remove-demo-title">
        <DialogTitle id="remove-demo-title" sx={{ fontSize: 18, fontWeight: 660 }}>
          Remove the demo logins?
        </DialogTitle>
        <DialogContent>
          <DialogContentText>
            Everybody marked “Demo” is signed out and removed for good, at once. The demo dealers and their cars stay.
          </DialogContentText>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button color="inherit" onClick={() => setAsking(false)}>
            Cancel
          </Button>
          <Button variant="contained" color="error" onClick={() => void remove()}>
            Remove them
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
