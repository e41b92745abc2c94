import { Box, Button, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import type { DestinationRecord } from '../../../client/Records'
import { FormSection } from '../../../parts/forms/FormSection'
import { SureDialog } from '../../../parts/forms/SureDialog'
import { NewKey } from './NewKey'

const sample = `curl '${'https://…'}/api/leads?cursor=0' \\
  -H 'authorization: Bearer KEY'`

/** API key of a destination that fetches leads: created, shown once, and revoked. */
export const KeyCard = ({ destination: { id, keyHint }, onChanged }: { destination: DestinationRecord; onChanged: () => void }) => {
  const notify = useNotify()
  const [key, setKey] = useState<string | null>(null)
  const [pending, setPending] = useState<'make' | 'revoke' | null>(null)
  const onError = (failure: unknown) => notify(callError(failure).message, { type: 'error' })
  const make = useMutation(
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
      title="The key"
      about="Your system asks for leads at this console’s address. Each answer names the cursor to ask with next; the order never changes."
    >
      {key && <NewKey text={key} onSeen={() => setKey(null)} />}
      <Typography>
        {keyHint === null ? 'There is no key yet: nobody can fetch leads.' : `There is a key that ends in ${keyHint}.`}
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
        <Button variant="outlined" loading={make.isPending} onClick={() => (keyHint === null ? make.mutate({ id }) : setPending('make'))}>
          {keyHint === null ? 'Make a key' : 'Make a new key'}
        </Button>
        {keyHint !== null && (
          <Button color="error" onClick={() => setPending('revoke')}>
            End the key
          </Button>
        )}
      </Box>
      <SureDialog
        open={pending !== null}
        title={pending === 'make' ? 'Make a new key?' : 'End the key?'}
        text="The key there is ends at once: nobody can fetch leads with it any more."
        verb={pending === 'make' ? 'Make a new one' : 'End it'}
        onClose={() => setPending(null)}
        onSure={() => (pending === 'make' ? make : revoke).mutate({ id })}
      />
    </FormSection>
  )
}
