import { Button, Card, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Typography } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useNotify, useRefresh } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { UserDetail } from '../../client/Records'
import { listFilter } from '../../client/resourceFilters'

/** Mutations of a user. */
const usePersonCalls = () => {
  const { mutateAsync: resend } = useMutation(api.users.resend.mutationOptions())
  const { mutateAsync: signOut } = useMutation(api.users.signOut.mutationOptions())
  const { mutateAsync: resetTwoFactor } = useMutation(api.users.resetTwoFactor.mutationOptions())
  const { mutateAsync: removePasskeys } = useMutation(api.users.removePasskeys.mutationOptions())
  const { mutateAsync: disable } = useMutation(api.users.disable.mutationOptions())
  const { mutateAsync: remove } = useMutation(api.users.remove.mutationOptions())
  return { resend, signOut, resetTwoFactor, removePasskeys, disable, remove }
}

interface Action {
  readonly label: string
  /** Confirmation text; without one, the action runs immediately. */
  readonly question?: string
  readonly done: string
  readonly run: () => Promise<unknown>
  readonly leaves?: boolean
  readonly shown: boolean
}

const actionsOf = (
  { id, name, state, whole, twoFactor, passkeys }: UserDetail,
  calls: ReturnType<typeof usePersonCalls>,
): readonly Action[] => {
  const waiting = state === 'invited' || state === 'expired'
  return [
    {
      label: 'Resend invitation',
      done: 'Sent. The previous link no longer works.',
      run: () => calls.resend({ id }),
      shown: waiting,
    },
    {
      label: 'Sign out everywhere',
      done: `${name} is signed out everywhere.`,
      run: () => calls.signOut({ id }),
      shown: whole && state === 'active',
    },
    {
      label: 'Turn off two-factor sign-in',
      question: `${name} will sign in with only a password until they set it up again. Do this only if you are sure the request came from them.`,
      done: 'Two-factor sign-in is off, and they were notified.',
      run: () => calls.resetTwoFactor({ id }),
      shown: whole && twoFactor,
    },
    {
      label: 'Remove their passkeys',
      question: `${name} can no longer sign in with a passkey and is signed out everywhere. Do this when a device is lost.`,
      done: 'Their passkeys are removed, and they were notified.',
      run: () => calls.removePasskeys({ id }),
      shown: whole && passkeys > 0,
    },
    {
      label: 'Disable',
      question: `${name} is signed out now and can’t sign in until you enable them again. Their roles are kept.`,
      done: `${name} is disabled.`,
      run: () => calls.disable({ id, disabled: true }),
      shown: whole && state === 'active',
    },
    {
      label: 'Enable',
      done: `${name} can sign in again.`,
      run: () => calls.disable({ id, disabled: false }),
      shown: whole && state === 'disabled',
    },
    {
      label: waiting ? 'Withdraw invitation' : 'Remove',
      question: waiting
        ? `The link in ${name}’s invitation stops working.`
        : `${name} loses all roles you manage, immediately. Their past actions stay in the audit log.`,
      done: waiting ? 'The invitation is withdrawn.' : `${name} is removed.`,
      run: () => calls.remove({ id }),
      leaves: true,
      shown: true,
    },
  ]
}

/** Actions on a user's access. */
export const PersonActions = ({ person }: { readonly person: UserDetail }) => {
  const notify = useNotify()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const calls = usePersonCalls()
  const [asking, setAsking] = useState<Action | null>(null)
  const run = async (action: Action) => {
    setAsking(null)
    try {
      await action.run()
      notify(action.done, { type: 'success' })
      if (!action.leaves) return refresh()
      // A refetch would request the removed user.
      navigate('/users')
      await queries.invalidateQueries(listFilter('users'))
    } catch (error) {
      notify(callError(error).message, { type: 'error' })
    }
  }
  if (person.me)
    return (
      <Card sx={{ p: 2.5 }}>
        <Typography>This is you. Your password, passkeys and two-factor sign-in are on your profile.</Typography>
        <Button href="#/profile" variant="outlined" sx={{ mt: 1.5 }}>
          Your profile
        </Button>
      </Card>
    )
  return (
    <Card sx={{ p: 2.5, display: 'grid', gap: 1, justifyItems: 'stretch' }}>
      <Typography variant="h3" component="h2">
        Access
      </Typography>
      {actionsOf(person, calls)
        .filter(({ shown }) => shown)
        .map((action) => (
          <Button
            key={action.label}
            variant="outlined"
            color={action.leaves ? 'error' : 'inherit'}
            onClick={() => (action.question ? setAsking(action) : void run(action))}
          >
            {action.label}
          </Button>
        ))}
      {asking && (
        <Dialog open onClose={() => setAsking(null)} maxWidth="xs" fullWidth aria-labelledby="asking-title">
          <DialogTitle id="asking-title" sx={{ fontSize: 18, fontWeight: 660 }}>
            {asking.label}?
          </DialogTitle>
          <DialogContent>
            <DialogContentText>{asking.question}</DialogContentText>
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2.5 }}>
            <Button color="inherit" onClick={() => setAsking(null)}>
              Cancel
            </Button>
            <Button variant="contained" color={asking.leaves ? 'error' : 'primary'} onClick={() => void run(asking)}>
              {asking.label}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Card>
  )
}
