import { Box, Button, Typography } from '@mui/material'
import { api } from '../../client/api'
import type { OwnAccount } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { deviceName } from './deviceName'
import { ProfileCard } from './ProfileCard'
import { useAccountCall } from './useAccountCall'

/** Where one is signed in, and the way to end all of it but here. */
export const SessionsCard = ({ account: { sessions } }: { readonly account: OwnAccount }) => {
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
