import { Box, Button, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { api } from '../../client/api'
import type { OwnAccount } from '../../client/Records'
import { ProfileCard } from './ProfileCard'
import { useAccountCall } from './useAccountCall'

interface Props {
  readonly value: string
  /** Error message. */
  readonly problem: string | undefined
  readonly onChange: (password: string) => void
}

/** Password confirmation of sensitive actions. */
export const OwnPassword = ({ value, problem, onChange }: Props) => (
  <TextField
    type="password"
    label="Your password"
    autoComplete="current-password"
    value={value}
    error={Boolean(problem)}
    helperText={problem ?? 'To confirm it’s you.'}
    onChange={(event) => onChange(event.target.value)}
    sx={{ m: 0 }}
  />
)

/** Changes the password. */
export const PasswordCard = ({ account }: { readonly account: OwnAccount }) => {
  const { run, failure, busy } = useAccountCall(
    api.account.changePassword.mutationOptions(),
    'Your password is changed. You are signed out everywhere else.',
  )
  const [password, setPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  if (!account.hasPassword)
    return (
      <ProfileCard title="Password" text="You sign in with your company account, so there is no password here.">
        {null}
      </ProfileCard>
    )
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await run({ password, newPassword }))) return
    setPassword('')
    setNewPassword('')
  }
  const fields = failure?.fields ?? {}
  return (
    <ProfileCard title="Password" failure={failure && Object.keys(fields).length === 0 ? failure.message : undefined}>
      <Box component="form" onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 420 }}>
        <input type="hidden" name="username" autoComplete="username" value={account.email} readOnly />
        <TextField
          required
          type="password"
          label="Current password"
          autoComplete="current-password"
          value={password}
          error={Boolean(fields.password)}
          helperText={fields.password}
          onChange={(event) => setPassword(event.target.value)}
          sx={{ m: 0 }}
        />
        <TextField
          required
          type="password"
          label="New password"
          autoComplete="new-password"
          value={newPassword}
          error={Boolean(fields.newPassword)}
          helperText={fields.newPassword ?? 'At least 12 characters. Three or four random words work well.'}
          onChange={(event) => setNewPassword(event.target.value)}
          sx={{ m: 0 }}
        />
        <Button type="submit" variant="contained" disabled={busy || password === '' || newPassword === ''} sx={{ justifySelf: 'start' }}>
          Change password
        </Button>
      </Box>
    </ProfileCard>
  )
}
