import { Box, Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { api } from '../../client/api'
import type { OfferedTwoFactor, OwnAccount } from '../../client/Records'
import { StatusPill } from '../../parts/StatusPill'
import { OwnPassword } from './OwnPassword'
import { ProfileCard } from './ProfileCard'
import { RecoveryCodes } from './RecoveryCodes'
import { TwoFactorSetup } from './TwoFactorSetup'
import { useAccountCall } from './useAccountCall'

interface Props {
  readonly account: OwnAccount
  /** Whether the console is closed to them until they have it: then it opens as soon as the codes are kept. */
  readonly wasRequired: boolean
}

/** Two-factor sign-in of one's own: on, off, and its recovery codes. Each asks for the password once more. */
export const OwnTwoFactorCard = ({ account, wasRequired }: Props) => {
  const offer = useAccountCall(api.account.offerTwoFactor.mutationOptions())
  const renewal = useAccountCall(api.account.newRecoveryCodes.mutationOptions())
  const removal = useAccountCall(api.account.removeTwoFactor.mutationOptions(), 'Two-factor sign-in is off.')
  const busy = offer.busy || renewal.busy || removal.busy
  const failure = offer.failure ?? renewal.failure ?? removal.failure
  const [password, setPassword] = useState('')
  const [offered, setOffered] = useState<OfferedTwoFactor | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const asking = account.hasPassword && password === ''

  /** Does what the password was typed for, and forgets it: nobody who comes by later turns anything off. */
  const withPassword = async <Answer,>(run: (asked: { password: string }) => Promise<Answer | null>): Promise<Answer | null> => {
    for (const { reset } of [offer, renewal, removal]) reset()
    const answer = await run({ password })
    if (answer !== null) setPassword('')
    return answer
  }
  const begin = async () => setOffered(await withPassword(offer.run))
  const renew = async () => setCodes((await withPassword(renewal.run))?.codes ?? null)
  const end = () => withPassword(removal.run)
  const done = (fresh: readonly string[]) => {
    setOffered(null)
    setCodes(fresh)
  }

  const body = (): ReactNode => {
    if (codes) return <RecoveryCodes codes={codes} onDone={() => (wasRequired ? window.location.assign('/') : setCodes(null))} />
    if (offered && !account.twoFactor) return <TwoFactorSetup {...offered} onCodes={done} />
    return (
      <Box sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 420 }}>
        {account.hasPassword && <OwnPassword value={password} refusal={failure?.fields.password} onChange={setPassword} />}
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
