import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { OwnAccount } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { ListSkeleton } from '../../parts/lists/ListBody'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { deviceName } from './deviceName'
import { EmailCard } from './EmailCard'
import { NotificationsCard } from './NotificationsCard'
import { OwnTwoFactorCard } from './OwnTwoFactorCard'
import { PasskeysCard } from './PasskeysCard'
import { PasswordCard } from './PasswordCard'
import { ProfileCard } from './ProfileCard'
import { ProgramsCard } from './ProgramsCard'
import { useAccountCall } from './useAccountCall'

/** The user's sessions, and sign-out everywhere else. */
const SessionsCard = ({ account: { sessions } }: { readonly account: OwnAccount }) => {
  const { run, failure, busy } = useAccountCall(api.account.endSessions.mutationOptions(), 'You are signed out everywhere else.')
  return (
    <ProfileCard title="Where you are signed in" failure={failure?.message}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {sessions.map(({ id, device, seenAt, here }) => (
          <li key={id}>
            <Box sx={{ fontWeight: 620 }}>{deviceName(device)}</Box>
            <Typography variant="body2" color="text.secondary">
              {here ? 'This browser' : <Ago at={seenAt} />}
            </Typography>
          </li>
        ))}
      </Box>
      <Button variant="outlined" color="inherit" disabled={busy || sessions.length < 2} onClick={() => void run()}>
        Sign out everywhere else
      </Button>
    </ProfileCard>
  )
}

/** The user's name and sign-in email. */
const OwnNameCard = ({ account }: { readonly account: OwnAccount }) => {
  const { run, failure, busy } = useAccountCall(api.account.rename.mutationOptions(), 'Saved.')
  const [name, setName] = useState(account.name)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run({ name })
  }
  return (
    <ProfileCard title="Your details" failure={failure?.message}>
      <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 420 }}>
        <TextField
          required
          label="Name"
          autoComplete="name"
          value={name}
          onChange={(event) => setName(event.target.value.slice(0, 100))}
          sx={{ m: 0 }}
        />
        <TextField
          label="Email"
          value={account.email}
          helperText="You sign in with it. You can change it below."
          slotProps={{ input: { readOnly: true } }}
          sx={{ m: 0 }}
        />
        <Button
          type="submit"
          variant="contained"
          disabled={busy || name.trim() === '' || name === account.name}
          sx={{ justifySelf: 'start' }}
        >
          Save
        </Button>
      </Box>
    </ProfileCard>
  )
}

/** The user's profile. */
export const ProfilePage = () => {
  const { data: account, error, isPending, refetch } = useQuery(api.account.get.queryOptions())
  // Remembers the requirement: the account no longer has it while its recovery codes are still shown.
  const [wasRequired, setWasRequired] = useState(false)
  if (account?.needsSecondFactor && !wasRequired) setWasRequired(true)
  if (isPending) return <ListSkeleton />
  if (error || !account) return <PageError message={callError(error).message} onRetry={() => void refetch()} />
  return (
    <>
      <PageHeading title="Your profile" />
      {account.needsSecondFactor && (
        <Alert severity="info" sx={{ mb: 2 }}>
          Your organisation requires two-factor sign-in. Set it up below to get access to everything else.
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {wasRequired && <OwnTwoFactorCard account={account} wasRequired />}
        <OwnNameCard key={account.name} account={account} />
        {!wasRequired && <OwnTwoFactorCard account={account} wasRequired={false} />}
        <PasskeysCard account={account} />
        <PasswordCard account={account} />
        <EmailCard account={account} />
        <NotificationsCard account={account} />
        <SessionsCard account={account} />
        {!wasRequired && <ProgramsCard hasPassword={account.hasPassword} />}
      </Box>
    </>
  )
}
