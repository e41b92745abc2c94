import { Box, Button, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { api } from '../../client/api'
import { useAccountCall } from './useAccountCall'

interface Props {
  readonly secret: string
  readonly qr: { readonly size: number; readonly path: string }
  readonly onCodes: (codes: readonly string[]) => void
}

/** The secret for an authenticator app, and the first code that proves the app has it. */
export const TwoFactorSetup = ({ secret, qr, onCodes }: Props) => {
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
        Or type this key into it:{' '}
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
