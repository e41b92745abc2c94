import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'

/** Reminds staff that anybody can sign in with the demo's password, and takes the demo's people away. */
export const DemoLoginsNotice = () => {
  const notify = useNotify()
  const refresh = useRefresh()
  const [asking, setAsking] = useState(false)
  const { mutate } = useMutation(
    api.users.removeDemo.mutationOptions({
      onSuccess: ({ removed }) => {
        notify(`${removed} demo logins are gone.`, { type: 'success' })
        refresh()
      },
      onError: (error) => notify(callError(error).message, { type: 'error' }),
    }),
  )
  const remove = () => {
    setAsking(false)
    mutate()
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
          <Button variant="contained" color="error" onClick={remove}>
            Remove them
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
