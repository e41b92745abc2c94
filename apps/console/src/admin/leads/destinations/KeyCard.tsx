import { Box, Button, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import type { DestinationRecord } from '../../../client/Records'
import { ConfirmDialog } from '../../../parts/forms/ConfirmDialog'
import { FormSection } from '../../../parts/forms/FormSection'
import { NewKey } from './NewKey'

const sample = `curl '${'https://…'}/api/leads?cursor=0' \\
  -H 'authorization: Bearer KEY'`

/** API key of a destination that fetches leads: created, shown once, and revoked. */
export const KeyCard = ({ destination: { id, keyHint }, onChanged }: { destination: DestinationRecord; onChanged: () => void }) => {
  const notify = useNotify()
  const [key, setKey] = useState<string | null>(null)
  const [pending, setPending] = useState<'make' | 'revoke' | null>(null)
  const onError = (failure: unknown) => notify(callError(failure).message, { type: 'error' })
  const createKey = useMutation(
    api.destinations.makeKey.mutationOptions({
      onSuccess: (made) => {
        setKey(made.key)
        setPending(null)
        onChanged()
      },
      onError,
    }),
  )
  const revoke = useMutation(
    api.destinations.revokeKey.mutationOptions({
      onSuccess: () => {
        setKey(null)
        setPending(null)
        onChanged()
      },
      onError,
    }),
  )
  return (
    <FormSection
      title="API key"
      description="Your system requests leads from this console’s address. Each response includes the cursor for the next request. The order never changes."
    >
      {key && <NewKey text={key} onSeen={() => setKey(null)} />}
      <Typography>
        {keyHint === null ? 'There is no key yet, so no leads can be fetched.' : `There is a key that ends in ${keyHint}.`}
      </Typography>
      <Box
        component="pre"
        tabIndex={0}
        role="region"
        aria-label="Sample request"
        sx={{ m: 0, p: 1.5, borderRadius: '8px', bgcolor: 'action.hover', fontSize: 12.5, overflowX: 'auto' }}
      >
        {sample.replace('https://…', window.location.origin)}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          loading={createKey.isPending}
          onClick={() => (keyHint === null ? createKey.mutate({ id }) : setPending('make'))}
        >
          {keyHint === null ? 'Create key' : 'Create new key'}
        </Button>
        {keyHint !== null && (
          <Button color="error" onClick={() => setPending('revoke')}>
            Revoke key
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={pending !== null}
        title={pending === 'make' ? 'Create a new key?' : 'Revoke the key?'}
        text="The current key stops working immediately."
        verb={pending === 'make' ? 'Create new key' : 'Revoke key'}
        onClose={() => setPending(null)}
        onConfirm={() => (pending === 'make' ? createKey : revoke).mutate({ id })}
      />
    </FormSection>
  )
}
