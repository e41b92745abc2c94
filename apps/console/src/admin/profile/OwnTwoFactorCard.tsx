import { Box, Button, TextField } from '@mui/material'
import { type ReactNode, useState } from 'react'
import type { OwnAccount } from '../../client/Records'
import { trpc } from '../../client/trpc'
import { StatusPill } from '../../parts/StatusPill'
import { ProfileCard } from './ProfileCard'
import { RecoveryCodes } from './RecoveryCodes'
import { TwoFactorSetup } from './TwoFactorSetup'
import { useAccountCall } from './useAccountCall'

interface Props {
  readonly account: OwnAccount
  /** Whether the console is closed to them until they have it: then it opens as soon as the codes are kept. */
  readonly wasAsked: boolean
}

/** Two-factor sign-in of one's own: on, off, and its recovery codes. Each asks for the password once more. */
export const OwnTwoFactorCard = ({ account, wasAsked }: Props) => {
  const { call, failure, busy } = useAccountCall()
  const [password, setPassword] = useState('')
  const [offered, setOffered] = useState<Awaited<ReturnType<typeof trpc.account.offerTwoFactor.mutate>> | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const asking = account.hasPassword && password === ''

  /** Does what the password was typed for, and forgets it: nobody who comes by later turns anything off. */
  const withPassword = async <Answer,>(run: () => Promise<Answer>, said?: string): Promise<Answer | null> => {
    const answer = await call(run, said)
    if (answer !== null) setPassword('')
    return answer
  }
  const begin = async () => setOffered(await withPassword(() => trpc.account.offerTwoFactor.mutate({ password })))
  const renew = async () => setCodes((await withPassword(() => trpc.account.newRecoveryCodes.mutate({ password })))?.codes ?? null)
  const end = () => withPassword(() => trpc.account.removeTwoFactor.mutate({ password }), 'Two-factor sign-in is off.')
  const done = (fresh: readonly string[]) => {
    setOffered(null)
    setCodes(fresh)
  }

  const body = (): ReactNode => {
    if (codes) return <RecoveryCodes codes={codes} onDone={() => (wasAsked ? window.location.assign('/') : setCodes(null))} />
    if (offered && !account.twoFactor) return <TwoFactorSetup {...offered} onCodes={done} />
    return (
      <Box sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 420 }}>
        {account.hasPassword && (
          <TextField
            type="password"
            label="Your password"
            autoComplete="current-password"
            value={password}
            error={Boolean(failure?.fields.password)}
            helperText={failure?.fields.password ?? 'To be sure it is you.'}
            onChange={(event) => setPassword(event.target.value)}
            sx={{ m: 0 }}
          />
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {account.twoFactor ? (
            <>
              <Button variant="outlined" disabled={busy || asking} onClick={() => void renew()}>
                New recovery codes
              </Button>
              <Button variant="outlined" color="error" disabled={busy || asking} onClick={() => void end()}>
                Turn off
              </Button>
            </>
          ) : (
            <Button variant="contained" disabled={busy || asking} onClick={() => void begin()}>
              Set it up
            </Button>
          )}
        </Box>
      </Box>
    )
  }
  return (
    <ProfileCard
      title="Two-factor sign-in"
      text={
        account.twoFactor
          ? `Signing in asks for a code from your authenticator app. You have ${account.recoveryCodesLeft} recovery codes left.`
          : 'Besides your password, signing in then asks for a code from an app on your phone.'
      }
      failure={failure && !failure.fields.password ? failure.message : undefined}
    >
      {account.twoFactor && <StatusPill tone="good">On</StatusPill>}
      {body()}
    </ProfileCard>
  )
}
