import { Alert, Button } from '@mui/material'
import { useNotify, useRefresh } from 'react-admin'
import { callError } from '../../client/callError'
import { trpc } from '../../client/trpc'

/** Reminds staff that anybody can sign in with the demo's password, and takes the demo's people away. */
export const DemoLoginsNotice = () => {
  const notify = useNotify()
  const refresh = useRefresh()
  const remove = async () => {
    try {
      const { removed } = await trpc.users.removeDemo.mutate()
      notify(`${removed} demo logins are gone.`, { type: 'success' })
      refresh()
    } catch (error) {
      notify(callError(error).message, { type: 'error' })
    }
  }
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={() => void remove()} sx={{ whiteSpace: 'nowrap' }}>
          Remove them
        </Button>
      }
    >
      People marked “Demo” sign in with a password everybody knows. Remove them before anybody else can reach this console.
    </Alert>
  )
}
