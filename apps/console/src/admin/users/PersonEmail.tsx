import { Alert, Box, Button, Card, TextField, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { UserDetail } from '../../client/Records'

type Person = Pick<UserDetail, 'id' | 'name' | 'email' | 'newEmail' | 'state'>

/** Corrects the address of a user. Someone who hasn't accepted yet is invited at the new one; others confirm it by a link. */
export const PersonEmail = ({ person: { id, name, email, newEmail, state } }: { readonly person: Person }) => {
  const notify = useNotify()
  const refresh = useRefresh()
  const [entered, setEntered] = useState(email)
  const isActive = state === 'active'
  const change = useMutation(
    api.users.changeEmail.mutationOptions({
      onSuccess: (sent) => {
        notify(
          sent.state === 'invited'
            ? 'The invitation is sent to the new address. The previous link no longer works.'
            : 'A link is sent to the new address, and a notice to the present one.',
          { type: 'success' },
        )
        refresh()
      },
    }),
  )
  const cancel = useMutation(
    api.users.cancelEmail.mutationOptions({
      onSuccess: () => {
        notify('Cancelled. The address stays the same.', { type: 'success' })
        refresh()
      },
      onError: (error) => notify(callError(error).message, { type: 'error' }),
    }),
  )
  const failure = change.error && callError(change.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.mutate({ id, email: entered.trim() })
  }
  return (
    <Card sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
      <Typography variant="h3" component="h2">
        Email
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {isActive
          ? `${name} signs in with this address until they open the link that we send to the new one. Then they’re signed out everywhere.`
          : `${name} hasn’t accepted yet. A new address gets the invitation.`}
      </Typography>
      {newEmail !== null && (
        <Alert
          severity="info"
          sx={{ overflowWrap: 'anywhere' }}
          action={
            <Button color="inherit" loading={cancel.isPending} onClick={() => cancel.mutate({ id })}>
              Cancel change
            </Button>
          }
        >
          {newEmail} isn’t confirmed yet.
        </Alert>
      )}
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <TextField
          fullWidth
          type="email"
          label="Email"
          autoComplete="off"
          value={entered}
          error={failure !== null}
          helperText={failure?.fields.email ?? failure?.message}
          onChange={(event) => setEntered(event.target.value)}
          sx={{ m: 0 }}
        />
        <Button
          type="submit"
          variant="outlined"
          loading={change.isPending}
          disabled={entered.trim() === '' || entered.trim().toLowerCase() === email}
        >
          {isActive ? 'Send link' : 'Send invitation'}
        </Button>
      </Box>
    </Card>
  )
}
