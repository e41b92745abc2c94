import { Alert, Box, Button, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { CopyLine, copyLines } from '../../parts/CopyLine'
import { FormSection } from '../../parts/forms/FormSection'
import { SureDialog } from '../../parts/forms/SureDialog'

const sample = (address: string, secret: string) => `curl -X POST '${address}' \\
  -H 'authorization: Bearer ${secret}' \\
  -H 'content-type: application/json' \\
  -d '{"stocknum":"U1234","make":"Toyota","model":"Corolla","year":"2021","odometer":"42310","dapprice":"24990","status":"available","images":[]}'`

/** Where a dealer's system pushes cars to, and with which secret; the secret is shown when somebody asks. */
export const PushCard = ({ feedId }: { feedId: string }) => {
  const notify = useNotify()
  const queries = useQueryClient()
  const [isShown, setShown] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { data, error } = useQuery(api.feeds.pushAddress.queryOptions({ id: feedId }, { staleTime: 0 }))
  const renew = useMutation(
    api.feeds.renewSecret.mutationOptions({
      onSuccess: async () => {
        await queries.invalidateQueries(api.feeds.pushAddress.queryFilter({ id: feedId }))
        setShown(true)
        notify('The secret is renewed. The one before is refused from now on.', { type: 'info' })
      },
      onError: (failure) => notify(callError(failure).message, { type: 'error' }),
    }),
  )
  const hidden = '••••••••••••••••'
  return (
    <FormSection
      title="Where your system sends cars"
      about="Give these to whoever looks after your dealer management system. The same car sent again changes nothing; a status of “sold” sells it."
    >
      {error && <Alert severity="error">{callError(error).message}</Alert>}
      {data && (
        <>
          <Box component="dl" sx={copyLines}>
            <CopyLine label="Address" text={data.address} />
            {isShown ? <CopyLine label="Secret" text={data.secret} /> : <CopyLine label="Secret" text={hidden} isPlain />}
          </Box>
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            <Button variant="outlined" onClick={() => setShown(!isShown)}>
              {isShown ? 'Hide the secret' : 'Show the secret'}
            </Button>
            <Button color="inherit" loading={renew.isPending} onClick={() => setAsking(true)}>
              Renew the secret
            </Button>
          </Box>
          <Box>
            <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
              One car as it may be sent; several go in a list. With <code>?whole=1</code> a list counts as all cars, and those it lacks are
              withdrawn. A signature as Standard Webhooks has it is taken in place of the bearer.
            </Typography>
            <Box
              component="pre"
              tabIndex={0}
              aria-label="Sample request"
              sx={{ m: 0, p: 1.5, borderRadius: '8px', bgcolor: 'action.hover', fontSize: 12.5, overflowX: 'auto' }}
            >
              {sample(data.address, isShown ? data.secret : 'SECRET')}
            </Box>
          </Box>
        </>
      )}
      <SureDialog
        open={isAsking}
        title="Renew the secret?"
        text="Your system’s pushes are refused until it is told the new one."
        verb="Renew it"
        onClose={() => setAsking(false)}
        onSure={() => renew.mutate({ id: feedId })}
      />
    </FormSection>
  )
}
