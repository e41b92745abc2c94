import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import { type FormEvent, type ReactNode, useState } from 'react'
import { api } from '../../client/api'
import type { OfferedTwoFactor, OwnAccount } from '../../client/Records'
import { saveFile } from '../../client/saveFile'
import { StatusPill } from '../../parts/StatusPill'
import { OwnPassword } from './PasswordCard'
import { ProfileCard } from './ProfileCard'
import { useAccountCall } from './useAccountCall'

/** Recovery codes, which are shown only once. */
const RecoveryCodes = ({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) => (
  <Box sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 420 }}>
    <Alert severity="warning">
      Store these codes where you can find them without your phone. Each works once, and they won’t be shown again.
    </Alert>
    <Box
      component="ul"
      aria-label="Recovery codes"
      sx={{
        m: 0,
        p: 2,
        listStyle: 'none',
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        gap: 1,
        borderRadius: 2,
        bgcolor: 'action.selected',
        fontFamily: 'ui-monospace, Menlo, monospace',
        fontSize: 16,
      }}
    >
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </Box>
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button variant="outlined" onClick={() => saveFile('forecourt-recovery-codes.txt', 'text/plain', `${codes.join('\n')}\n`)}>
        Save as a file
      </Button>
      <Button variant="contained" onClick={onDone}>
        I have saved them
      </Button>
    </Box>
  </Box>
)

interface TwoFactorSetupProps {
  readonly secret: string
  readonly qr: { readonly size: number; readonly path: string }
  readonly onCodes: (codes: readonly string[]) => void
}

/** Secret for an authenticator app, confirmed with a first code. */
const TwoFactorSetup = ({ secret, qr, onCodes }: TwoFactorSetupProps) => {
  const { run, failure, busy } = useAccountCall(api.account.confirmTwoFactor.mutationOptions())
  const [code, setCode] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await run({ code })
    if (answer) onCodes(answer.codes)
  }
  return (
    <Box component="form" onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 420 }}>
      <Typography>1. Open your authenticator app and scan this.</Typography>
      <Box
        component="svg"
        role="img"
        aria-label="Code for your authenticator app"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        sx={{ width: 200, height: 200, bgcolor: '#fff', borderRadius: 1 }}
      >
        <path d={qr.path} fill="#000" />
      </Box>
      <Typography variant="body2" color="text.secondary">
        Or enter this key:{' '}
        <Box component="code" sx={{ overflowWrap: 'anywhere', color: 'text.primary' }}>
          {secret.replace(/(.{4})/g, '$1 ').trim()}
        </Box>
      </Typography>
      <Typography>2. Enter the code it shows.</Typography>
      <TextField
        required
        label="Code"
        autoComplete="one-time-code"
        value={code}
        error={failure !== null}
        helperText={failure?.message}
        onChange={(event) => setCode(event.target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        sx={{ m: 0 }}
      />
      <Button type="submit" variant="contained" disabled={busy || code === ''} sx={{ justifySelf: 'start' }}>
        Turn on
      </Button>
    </Box>
  )
}

interface OwnTwoFactorCardProps {
  readonly account: OwnAccount
  /** Whether two-factor sign-in was required: then the console opens once the user has confirmed the codes. */
  readonly wasRequired: boolean
}

/** The user's two-factor sign-in: on, off, and new recovery codes. Each action requires the password. */
export const OwnTwoFactorCard = ({ account, wasRequired }: OwnTwoFactorCardProps) => {
  const offer = useAccountCall(api.account.offerTwoFactor.mutationOptions())
  const renewal = useAccountCall(api.account.newRecoveryCodes.mutationOptions())
  const removal = useAccountCall(api.account.removeTwoFactor.mutationOptions(), 'Two-factor sign-in is off.')
  const busy = offer.busy || renewal.busy || removal.busy
  const failure = offer.failure ?? renewal.failure ?? removal.failure
  const [password, setPassword] = useState('')
  const [offered, setOffered] = useState<OfferedTwoFactor | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const needsPassword = account.hasPassword && password === ''

  /** Runs an action with the entered password, then clears it, so that a later user of the device can't turn two-factor sign-in off. */
  const withPassword = async <Answer,>(run: (input: { password: string }) => Promise<Answer | null>): Promise<Answer | null> => {
    for (const { reset } of [offer, renewal, removal]) reset()
    const answer = await run({ password })
    if (answer !== null) setPassword('')
    return answer
  }
  const setUp = async () => setOffered(await withPassword(offer.run))
  const renew = async () => setCodes((await withPassword(renewal.run))?.codes ?? null)
  const turnOff = () => withPassword(removal.run)
  const onCodes = (newCodes: readonly string[]) => {
    setOffered(null)
    setCodes(newCodes)
  }

  const body = (): ReactNode => {
    if (codes) return <RecoveryCodes codes={codes} onDone={() => (wasRequired ? window.location.assign('/') : setCodes(null))} />
    if (offered && !account.twoFactor) return <TwoFactorSetup {...offered} onCodes={onCodes} />
    return (
      <Box sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 420 }}>
        {account.hasPassword && <OwnPassword value={password} problem={failure?.fields.password} onChange={setPassword} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {account.twoFactor ? (
            <>
              <Button variant="outlined" disabled={busy || needsPassword} onClick={() => void renew()}>
                New recovery codes
              </Button>
              <Button variant="outlined" color="error" disabled={busy || needsPassword} onClick={() => void turnOff()}>
                Turn off
              </Button>
            </>
          ) : (
            <Button variant="contained" disabled={busy || needsPassword} onClick={() => void setUp()}>
              Set up
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
          ? `Signing in needs a code from your authenticator app. You have ${account.recoveryCodesLeft} recovery codes left.`
          : 'In addition to your password, signing in then needs a code from an app on your phone.'
      }
      failure={failure && !failure.fields.password ? failure.message : undefined}
    >
      {account.twoFactor && <StatusPill tone="good">On</StatusPill>}
      {body()}
    </ProfileCard>
  )
}
