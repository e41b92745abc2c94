import { Alert, Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { ListSkeleton } from '../../parts/lists/ListSkeleton'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { NotificationsCard } from './NotificationsCard'
import { OwnNameCard } from './OwnNameCard'
import { OwnTwoFactorCard } from './OwnTwoFactorCard'
import { PasskeysCard } from './PasskeysCard'
import { PasswordCard } from './PasswordCard'
import { SessionsCard } from './SessionsCard'

/** One's own account. */
export const ProfilePage = () => {
  const { data: account, error, isPending, refetch } = useQuery(api.account.get.queryOptions())
  // Remembered, since the account no longer needs it while its recovery codes are still shown.
  const [wasRequired, setWasRequired] = useState(false)
  if (account?.needsSecondFactor && !wasRequired) setWasRequired(true)
  if (isPending) return <ListSkeleton />
  if (error || !account) return <PageError message={callError(error).message} onRetry={() => void refetch()} />
  return (
    <>
      <PageHeading title="Your profile" />
      {account.needsSecondFactor && (
        <Alert severity="info" sx={{ mb: 2 }}>
          Your organisation asks for two-factor sign-in. Set it up below, and everything else opens.
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
        <NotificationsCard account={account} />
        <SessionsCard account={account} />
      </Box>
    </>
  )
}
