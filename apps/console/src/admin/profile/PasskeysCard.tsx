import { Box, Button, TextField, Typography } from '@mui/material'
import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser'
import { useState } from 'react'
import { api } from '../../client/api'
import type { OwnAccount } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { FormDialog } from '../../parts/forms/FormDialog'
import { deviceName } from './deviceName'
import { OwnPassword } from './PasswordCard'
import { ProfileCard } from './ProfileCard'
import { useAccountCall } from './useAccountCall'

type Passkey = OwnAccount['passkeys'][number]

const RemoveDialog = ({ passkey: { id, name }, onClose }: { readonly passkey: Passkey; readonly onClose: () => void }) => {
  const { run, failure, busy } = useAccountCall(api.account.removePasskey.mutationOptions(), 'The passkey is removed.')
  const remove = async () => {
    if (await run({ id })) onClose()
  }
  return (
    <FormDialog
      title={`Remove “${name}”?`}
      verb="Remove"
      cancelLabel="Cancel"
      disabled={busy}
      failure={failure?.message ?? null}
      onClose={onClose}
      onSubmit={() => void remove()}
    >
      <Typography>You can’t sign in with it any more. Your device may still show it until you delete it there too.</Typography>
    </FormDialog>
  )
}

/** The user's passkeys: list, add and remove. */
export const PasskeysCard = ({ account: { hasPassword, passkeys } }: { readonly account: OwnAccount }) => {
  const offer = useAccountCall(api.account.offerPasskey.mutationOptions())
  const addition = useAccountCall(api.account.addPasskey.mutationOptions(), 'The passkey is added. You can now sign in with it.')
  const [password, setPassword] = useState('')
  const [name, setName] = useState(() => deviceName(navigator.userAgent))
  const [isRegistering, setRegistering] = useState(false)
  const [wasCancelled, setCancelled] = useState(false)
  const [passkeyToRemove, setPasskeyToRemove] = useState<Passkey | null>(null)
  const failure = offer.failure ?? addition.failure

  const add = async () => {
    for (const { reset } of [offer, addition]) reset()
    setCancelled(false)
    const offered = await offer.run({ password })
    if (!offered) return
    setPassword('')
    setRegistering(true)
    const response = await startRegistration({ optionsJSON: offered.options }).catch(() => null)
    setRegistering(false)
    if (response) await addition.run({ ticket: offered.ticket, response: { ...response }, name })
    else setCancelled(true)
  }
  const message = wasCancelled
    ? 'No passkey was created. It was cancelled, or your device already has one for this account.'
    : failure && !failure.fields.password
      ? failure.message
      : undefined
  return (
    <ProfileCard
      title="Passkeys"
      text="Sign in with your fingerprint, face or device PIN, without a password or a code from an app."
      failure={message}
    >
      {passkeys.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5, width: '100%' }}>
          {passkeys.map((passkey) => (
            <Box component="li" key={passkey.id} sx={{ display: 'flex', alignItems: 'start', gap: 2 }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>{passkey.name}</Box>
                <Typography variant="body2" color="text.secondary">
                  {passkey.synced ? 'Synced to your other devices. ' : 'On one device. '}
                  {passkey.usedAt ? (
                    <>
                      Used <Ago at={passkey.usedAt} />
                    </>
                  ) : (
                    'Not used yet'
                  )}
                </Typography>
              </Box>
              <Button color="inherit" aria-label={`Remove ${passkey.name}`} onClick={() => setPasskeyToRemove(passkey)}>
                Remove
              </Button>
            </Box>
          ))}
        </Box>
      )}
      {browserSupportsWebAuthn() ? (
        <Box sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 420 }}>
          <TextField
            label="Name"
            value={name}
            helperText="To tell it apart from others."
            slotProps={{ htmlInput: { maxLength: 60 } }}
            onChange={(event) => setName(event.target.value)}
            sx={{ m: 0 }}
          />
          {hasPassword && <OwnPassword value={password} problem={failure?.fields.password} onChange={setPassword} />}
          <Button
            variant="contained"
            sx={{ justifySelf: 'start' }}
            disabled={offer.busy || addition.busy || isRegistering || name.trim() === '' || (hasPassword && password === '')}
            onClick={() => void add()}
          >
            {isRegistering ? 'Check your device…' : 'Add a passkey'}
          </Button>
        </Box>
      ) : (
        <Typography color="text.secondary">This browser can’t create passkeys. Open your profile in another browser to add one.</Typography>
      )}
      {passkeyToRemove && <RemoveDialog passkey={passkeyToRemove} onClose={() => setPasskeyToRemove(null)} />}
    </ProfileCard>
  )
}
