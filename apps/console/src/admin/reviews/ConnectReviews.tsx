import type { OwnedReviewSource } from '@forecourt/data/reviews/sources/reviewSourceKind'
import { findReviewProvider } from '@forecourt/rules/reviews/reviewProviders'
import { Button, TextField, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { FormDialog } from '../../parts/forms/FormDialog'
import { GuideLink } from '../../parts/help/GuideLink'

interface Props {
  readonly row: Pick<OwnedReviewSource, 'id' | 'name' | 'provider' | 'isConnected'>
  readonly onDone: () => void
}

const ConnectDialog = ({ row: { id, name, provider, isConnected }, onDone, onClose }: Props & { readonly onClose: () => void }) => {
  const notify = useNotify()
  const [key, setKey] = useState('')
  const finish = (text: string) => {
    notify(text, { type: 'success' })
    onClose()
    onDone()
  }
  const connect = useMutation(
    api.reviewSources.connect.mutationOptions({ onSuccess: () => finish('It is connected, and its reviews are being fetched.') }),
  )
  const disconnect = useMutation(
    api.reviewSources.disconnect.mutationOptions({ onSuccess: () => finish('It is disconnected. Its reviews stay as they are.') }),
  )
  const access = findReviewProvider(provider)?.key
  const failure = connect.error ?? disconnect.error
  const isPending = connect.isPending || disconnect.isPending
  return (
    <FormDialog
      title={`Connect ${name}`}
      verb={connect.isPending ? 'Connecting…' : 'Connect'}
      disabled={key.trim() === '' || isPending}
      failure={failure ? callError(failure).message : null}
      onClose={onClose}
      onSubmit={() => connect.mutate({ id, key })}
    >
      <TextField
        label={access?.label ?? 'Access'}
        type="password"
        value={key}
        helperText={access?.help}
        onChange={(event) => setKey(event.target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
      />
      <Typography variant="body2" color="text.secondary">
        It is stored encrypted and never shown again. <GuideLink guide="connect-google-or-facebook-reviews">Where to find it</GuideLink>
      </Typography>
      {isConnected && (
        <Button color="error" disabled={isPending} onClick={() => disconnect.mutate({ id })} sx={{ justifySelf: 'start' }}>
          Disconnect
        </Button>
      )}
    </FormDialog>
  )
}

/** Stores or deletes the access to a review source (ENT-14). */
export const ConnectReviews = ({ row, onDone }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant={row.isConnected ? 'text' : 'contained'} onClick={() => setIsOpen(true)}>
        {row.isConnected ? 'Change access' : 'Connect'}
      </Button>
      {isOpen && <ConnectDialog row={row} onDone={onDone} onClose={() => setIsOpen(false)} />}
    </>
  )
}
