import { Alert, Box, Button, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { api } from '../../client/api'
import type { OwnAccount } from '../../client/Records'
import { OwnPassword } from './PasswordCard'
import { ProfileCard } from './ProfileCard'
import { useAccountCall } from './useAccountCall'

/** A new address that isn't confirmed yet, with a button to keep the former. */
const WaitingEmail = ({ newEmail }: { readonly newEmail: string }) => {
  const { run, failure, busy } = useAccountCall(api.account.cancelEmail.mutationOptions(), 'Cancelled. Your address stays the same.')
  return (
    <Alert
      severity="info"
      sx={{ width: '100%', overflowWrap: 'anywhere' }}
      action={
        <Button color="inherit" disabled={busy} onClick={() => void run()}>
          Cancel change
        </Button>
      }
    >
      {failure?.message ?? `We sent a link to ${newEmail}. You sign in with it once you open the link, within a day.`}
    </Alert>
  )
}

/** Changes the address that the user signs in with, which a link to the new one confirms. */
export const EmailCard = ({ account: { hasPassword, newEmail } }: { readonly account: OwnAccount }) => {
  const { run, failure, busy } = useAccountCall(api.account.changeEmail.mutationOptions(), 'Sent. Open the link in that email to confirm.')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const fields = failure?.fields ?? {}
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await run({ email: email.trim(), password }))) return
    setEmail('')
    setPassword('')
  }
  return (
    <ProfileCard
      title="Change your email"
      text="We send a link to the new address. Once you open it, you sign in with that address and are signed out everywhere."
      failure={failure && Object.keys(fields).length === 0 ? failure.message : undefined}
    >
      {newEmail !== null && <WaitingEmail newEmail={newEmail} />}
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 420 }}
      >
        <TextField
          required
          type="email"
          label="New email"
          autoComplete="email"
          value={email}
          error={fields.email !== undefined}
          helperText={fields.email}
          onChange={(event) => setEmail(event.target.value)}
          sx={{ m: 0 }}
        />
        {hasPassword && <OwnPassword value={password} problem={fields.password} onChange={setPassword} />}
        <Button
          type="submit"
          variant="contained"
          disabled={busy || email.trim() === '' || (hasPassword && password === '')}
          sx={{ justifySelf: 'start' }}
        >
          Send link
        </Button>
      </Box>
    </ProfileCard>
  )
}
