import type { OwnedReviewSource } from '@forecourt/data/reviews/sources/reviewSourceKind'
import { findReviewProvider } from '@forecourt/rules/review-sources/reviewProviders'
import { Button, TextField, Typography } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNotify, useRedirect } from 'react-admin'
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
  // Its state is valid for half an hour from when the dialog opens.
  const { data: signIn } = useQuery(
    api.reviewSources.consentAddress.queryOptions({ id }, { enabled: provider === 'google', staleTime: 0, gcTime: 0 }),
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
      {signIn?.address && (
        <>
          <Button href={signIn.address} variant="contained" sx={{ justifySelf: 'start' }}>
            Sign in with Google
          </Button>
          <Typography variant="body2" color="text.secondary">
            Use the account that manages your Business Profile. Or paste a token:
          </Typography>
        </>
      )}
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

/** Finishes the sign-in at Google once, if its code is in the page's address, and removes the code from there. */
const useConsent = (id: string, onDone: () => void) => {
  const { search } = useLocation()
  const notify = useNotify()
  const redirect = useRedirect()
  const finished = useRef('')
  const { mutate } = useMutation(
    api.reviewSources.finishConsent.mutationOptions({
      onSuccess: () => notify('It is connected, and its reviews are being fetched.', { type: 'success' }),
      onError: (error) => notify(callError(error).message, { type: 'error' }),
      onSettled: () => {
        redirect('edit', 'reviewSources', id)
        onDone()
      },
    }),
  )
  useEffect(() => {
    const given = new URLSearchParams(search)
    const [code, state] = [given.get('code'), given.get('state')]
    if (!code || !state || finished.current === state) return
    finished.current = state
    mutate({ id, code, state })
  }, [search, id, mutate])
}

/** Stores or deletes the access to a review source (ENT-14). */
export const ConnectReviews = ({ row, onDone }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  useConsent(row.id, onDone)
  return (
    <>
      <Button variant={row.isConnected ? 'text' : 'contained'} onClick={() => setIsOpen(true)}>
        {row.isConnected ? 'Change access' : 'Connect'}
      </Button>
      {isOpen && <ConnectDialog row={row} onDone={onDone} onClose={() => setIsOpen(false)} />}
    </>
  )
}
