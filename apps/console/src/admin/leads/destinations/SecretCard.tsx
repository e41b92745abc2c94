import { Alert, Box, Button, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import { CopyLine, copyLines } from '../../../parts/CopyLine'
import { ConfirmDialog } from '../../../parts/forms/ConfirmDialog'
import { FormSection } from '../../../parts/forms/FormSection'

/** The webhook's signing secret, shown on demand. */
export const SecretCard = ({ id }: { id: string }) => {
  const notify = useNotify()
  const queries = useQueryClient()
  const [isShown, setShown] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const { data, error } = useQuery(api.destinations.secret.queryOptions({ id }, { staleTime: 0 }))
  const renew = useMutation(
    api.destinations.renewSecret.mutationOptions({
      onSuccess: async () => {
        await queries.invalidateQueries(api.destinations.secret.queryFilter({ id }))
        setConfirming(false)
        setShown(true)
        notify('There is a new secret. The previous one works for another week.', { type: 'info' })
      },
      onError: (failure) => notify(callError(failure).message, { type: 'error' }),
    }),
  )
  return (
    <FormSection
      title="Signature"
      description="Every lead is signed with this secret, following Standard Webhooks. Give it to the provider of the system that receives the leads."
    >
      {error && <Alert severity="error">{callError(error).message}</Alert>}
      {data && (
        <Box component="dl" sx={copyLines}>
          {isShown ? <CopyLine label="Secret" text={data.secret} /> : <CopyLine label="Secret" text="••••••••••••••••" isPlain />}
        </Box>
      )}
      {data?.oldUntil && Date.parse(data.oldUntil) > Date.now() && (
        <Typography variant="body2" color="text.secondary">
          The previous secret still works until {new Date(data.oldUntil).toLocaleDateString('en-AU', { dateStyle: 'long' })}.
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide the secret' : 'Show the secret'}
        </Button>
        <Button color="inherit" onClick={() => setConfirming(true)}>
          Create new secret
        </Button>
      </Box>
      <ConfirmDialog
        open={isConfirming}
        title="Create a new secret?"
        text="For a week, leads are signed with both, so that the receiver can switch without missing any."
        verb="Create secret"
        onClose={() => setConfirming(false)}
        onConfirm={() => renew.mutate({ id })}
      />
    </FormSection>
  )
}
