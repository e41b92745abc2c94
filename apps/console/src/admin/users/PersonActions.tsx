import { Button, Card, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Typography } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useNotify, useRefresh } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { UserDetail } from '../../client/Records'
import { listFilter } from '../../client/resourceFilters'

/** Mutations of a user. */
const useUserMutations = () => {
  const { mutateAsync: resend } = useMutation(api.users.resend.mutationOptions())
  const { mutateAsync: sendPasswordLink } = useMutation(api.users.sendPasswordLink.mutationOptions())
  const { mutateAsync: signOut } = useMutation(api.users.signOut.mutationOptions())
  const { mutateAsync: resetTwoFactor } = useMutation(api.users.resetTwoFactor.mutationOptions())
  const { mutateAsync: removePasskeys } = useMutation(api.users.removePasskeys.mutationOptions())
  const { mutateAsync: disable } = useMutation(api.users.disable.mutationOptions())
  const { mutateAsync: remove } = useMutation(api.users.remove.mutationOptions())
  return { resend, sendPasswordLink, signOut, resetTwoFactor, removePasskeys, disable, remove }
}

interface Action {
  readonly label: string
  /** Confirmation text; without one, the action runs immediately. */
  readonly question?: string
  readonly doneText: string
  readonly run: () => Promise<unknown>
  readonly removesUser?: boolean
  readonly isShown: boolean
}

const listActions = (
  { id, name, email, state, memberships, managesAllRoles, twoFactor, passkeys }: UserDetail,
  mutations: ReturnType<typeof useUserMutations>,
): readonly Action[] => {
  const managesARole = memberships.some(({ mine }) => mine)
  const isInvited = state === 'invited' || state === 'expired'
  return [
    {
      label: 'Resend invitation',
      doneText: 'Sent. The previous link no longer works.',
      run: () => mutations.resend({ id }),
      isShown: managesARole && isInvited,
    },
    {
      label: 'Send a password link',
      doneText: `Sent to ${email}. The link works for an hour.`,
      run: () => mutations.sendPasswordLink({ id }),
      isShown: managesAllRoles && state === 'active',
    },
    {
      label: 'Sign out everywhere',
      doneText: `${name} is signed out everywhere.`,
      run: () => mutations.signOut({ id }),
      isShown: managesAllRoles && state === 'active',
    },
    {
      label: 'Turn off two-factor sign-in',
      question: `${name} will sign in with only a password until they set it up again. Do this only if you are sure the request came from them.`,
      doneText: 'Two-factor sign-in is off, and they were notified.',
      run: () => mutations.resetTwoFactor({ id }),
      isShown: managesAllRoles && twoFactor,
    },
    {
      label: 'Remove their passkeys',
      question: `${name} can no longer sign in with a passkey and is signed out everywhere. Do this when a device is lost.`,
      doneText: 'Their passkeys are removed, and they were notified.',
      run: () => mutations.removePasskeys({ id }),
      isShown: managesAllRoles && passkeys > 0,
    },
    {
      label: 'Disable',
      question: `${name} is signed out now and can’t sign in until you enable them again. Their roles are kept.`,
      doneText: `${name} is disabled.`,
      run: () => mutations.disable({ id, disabled: true }),
      isShown: managesAllRoles && state === 'active',
    },
    {
      label: 'Enable',
      doneText: `${name} can sign in again.`,
      run: () => mutations.disable({ id, disabled: false }),
      isShown: managesAllRoles && state === 'disabled',
    },
    {
      label: isInvited ? 'Withdraw invitation' : 'Remove',
      question: isInvited
        ? `The link in ${name}’s invitation stops working.`
        : `${name} loses all roles you manage, immediately. Their past actions stay in the history.`,
      doneText: isInvited ? 'The invitation is withdrawn.' : `${name} is removed.`,
      run: () => mutations.remove({ id }),
      removesUser: true,
      isShown: managesARole,
    },
  ]
}

/** Actions on a user's access. */
export const PersonActions = ({ person }: { readonly person: UserDetail }) => {
  const notify = useNotify()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const mutations = useUserMutations()
  const [confirmedAction, setConfirmedAction] = useState<Action | null>(null)
  const run = async (action: Action) => {
    setConfirmedAction(null)
    try {
      await action.run()
      notify(action.doneText, { type: 'success' })
      if (!action.removesUser) return refresh()
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
        <Typography>This is you. Your email, password, passkeys and two-factor sign-in are on your profile.</Typography>
        <Button href="#/profile" variant="outlined" sx={{ mt: 1.5 }}>
          Your profile
        </Button>
      </Card>
    )
  const actions = listActions(person, mutations).filter(({ isShown }) => isShown)
  if (actions.length === 0) return null
  return (
    <Card sx={{ p: 2.5, display: 'grid', gap: 1, justifyItems: 'stretch' }}>
      <Typography variant="h3" component="h2">
        Access
      </Typography>
      {actions.map((action) => (
        <Button
          key={action.label}
          variant="outlined"
          color={action.removesUser ? 'error' : 'inherit'}
          onClick={() => (action.question ? setConfirmedAction(action) : void run(action))}
        >
          {action.label}
        </Button>
      ))}
      {confirmedAction && (
        <Dialog open onClose={() => setConfirmedAction(null)} maxWidth="xs" fullWidth aria-labelledby="confirm-title">
          <DialogTitle id="confirm-title" sx={{ fontSize: 18, fontWeight: 660 }}>
            {confirmedAction.label}?
          </DialogTitle>
          <DialogContent>
            <DialogContentText>{confirmedAction.question}</DialogContentText>
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2.5 }}>
            <Button color="inherit" onClick={() => setConfirmedAction(null)}>
              Cancel
            </Button>
            <Button variant="contained" color={confirmedAction.removesUser ? 'error' : 'primary'} onClick={() => void run(confirmedAction)}>
              {confirmedAction.label}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Card>
  )
}
