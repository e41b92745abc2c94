import AddIcon from '@mui/icons-material/AddRounded'
import { Alert, Box, Button, Card, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { Ago } from '../../parts/Ago'
import { useNewDealer } from './useNewDealer'
import { wizardPageTitle } from './wizardPages'

/** Link that opens the wizard for a new dealer. */
export const NewDealerButton = () => {
  const openNewDealer = useNewDealer()
  return (
    <Button variant="contained" startIcon={<AddIcon />} onClick={openNewDealer}>
      New dealer
    </Button>
  )
}

/** Unfinished onboardings, to resume; hidden if there are none. */
export const UnfinishedOnboardings = () => {
  const notify = useNotify()
  const queries = useQueryClient()
  const { data } = useQuery(api.onboarding.getList.queryOptions(undefined, { staleTime: 0 }))
  const [toDiscard, setToDiscard] = useState<{ readonly id: string; readonly name: string } | null>(null)
  const handlers = {
    onError: (error: unknown) => notify(callError(error).message, { type: 'error' }),
    onSettled: () => queries.invalidateQueries(api.onboarding.getList.queryFilter()),
  }
  const { mutate: revive } = useMutation(api.onboarding.revive.mutationOptions(handlers))
  const { mutate: discard } = useMutation(
    api.onboarding.discard.mutationOptions({
      onSuccess: ({ id }) =>
        notify(
          <Alert
            severity="success"
            variant="filled"
            action={
              <Button color="inherit" onClick={() => revive({ id })}>
                Undo
              </Button>
            }
          >
            The dealer is discarded.
          </Alert>,
          { autoHideDuration: 15_000 },
        ),
      ...handlers,
    }),
  )
  const confirmDiscard = () => {
    if (toDiscard) discard({ id: toDiscard.id })
    setToDiscard(null)
  }
  if (!data || data.data.length === 0) return null
  return (
    <Card component="section" aria-label="Dealers being set up" sx={{ mb: 2.5 }}>
      <Typography variant="h3" component="h2" sx={{ px: 2.5, pt: 2 }}>
        Being set up
      </Typography>
      {data.data.map(({ id, name, step, updatedAt, authorName, siteId }) => (
        <Box
          key={id}
          sx={{
            px: 2.5,
            py: 1.25,
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            alignItems: 'center',
            borderBottom: 1,
            borderColor: 'divider',
            '&:last-child': { border: 0 },
          }}
        >
          <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
            <Typography sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>{name || 'Unnamed dealer'}</Typography>
            <Typography variant="body2" color="text.secondary">
              {siteId ? 'Draft ready for review' : `At ${wizardPageTitle(step)}`}, started by {authorName}, last edited{' '}
              <Ago at={updatedAt} />
            </Typography>
          </Box>
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button
              component={LinkBase}
              to={`/onboarding/${id}`}
              variant="outlined"
              aria-label={`Go on with ${name || 'the unnamed dealer'}`}
            >
              Continue
            </Button>
            {!siteId && (
              <Button color="inherit" onClick={() => setToDiscard({ id, name })} aria-label={`Discard ${name || 'the unnamed dealer'}`}>
                Discard
              </Button>
            )}
          </Box>
        </Box>
      ))}
      <Dialog open={toDiscard !== null} onClose={() => setToDiscard(null)} aria-labelledby="discard-title">
        <DialogTitle id="discard-title" sx={{ fontSize: 18, fontWeight: 660 }}>
          Discard {toDiscard?.name || 'the unnamed dealer'}?
        </DialogTitle>
        <DialogContent>All answers so far are discarded. No site was created yet.</DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={() => setToDiscard(null)}>
            Cancel
          </Button>
          <Button variant="contained" color="error" onClick={confirmDiscard}>
            Discard
          </Button>
        </DialogActions>
      </Dialog>
    </Card>
  )
}
