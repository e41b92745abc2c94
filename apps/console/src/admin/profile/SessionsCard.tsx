import { Box, Button, Typography } from '@mui/material'
import type { OwnAccount } from '../../client/Records'
import { trpc } from '../../client/trpc'
import { Ago } from '../../parts/Ago'
import { deviceName } from './deviceName'
import { ProfileCard } from './ProfileCard'
import { useAccountCall } from './useAccountCall'

/** Where one is signed in, and the way to end all of it but here. */
export const SessionsCard = ({ account: { sessions } }: { readonly account: OwnAccount }) => {
  const { call, failure, busy } = useAccountCall()
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
      <Button
        variant="outlined"
        color="inherit"
        disabled={busy || sessions.length < 2}
        onClick={() => void call(() => trpc.account.endSessions.mutate(), 'You are signed out everywhere else.')}
      >
        Sign out everywhere else
      </Button>
    </ProfileCard>
  )
}
