import { Box, Card, FormControlLabel, Switch, Typography } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { UserChoices } from '../../client/Records'
import { useUndoNotice } from '../../parts/useUndoNotice'
import { useOrganisation } from '../useOrganisation'

/** Whether an organisation asks its people for a second factor; shown for the chosen one, or where there are few. */
export const TwoFactorCard = ({ choices }: { readonly choices: UserChoices }) => {
  const notify = useNotify()
  const notifyUndo = useUndoNotice()
  const queries = useQueryClient()
  const { mutate: change } = useMutation(
    api.users.requireTwoFactor.mutationOptions({
      onSuccess: () => queries.invalidateQueries(api.users.choices.queryFilter()),
      onError: (error) => notify(callError(error).message, { type: 'error' }),
    }),
  )
  /** It locks people out until they have set it up: a switch hit by mistake says so, and is taken back. */
  const require = (place: UserChoices['places'][number], required: boolean) =>
    change(
      { organisationId: place.organisationId, required },
      {
        onSuccess: () =>
          notifyUndo(`${place.name} ${required ? 'now' : 'no longer'} requires two-factor sign-in.`, () =>
            change({ organisationId: place.organisationId, required: !required }),
          ),
      },
    )
  const [organisationId] = useOrganisation()
  const places = choices.places.filter((place) => place.whole && (organisationId === null || place.organisationId === organisationId))
  if (places.length === 0) return null
  return (
    <Card sx={{ p: 2.5, mt: 3 }}>
      <Typography variant="h3" component="h2">
        Two-factor sign-in
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5, maxWidth: '70ch' }}>
        Where it is required, people enter a code from an app on their phone besides their password. Who has not set it up is asked to
        before anything else.
      </Typography>
      <Box sx={{ display: 'grid', mt: 1, gridTemplateColumns: { sm: 'repeat(auto-fill, minmax(300px, 1fr))' } }}>
        {places.map((place) => (
          <FormControlLabel
            key={place.organisationId}
            label={`Required for ${place.name}`}
            control={<Switch checked={place.requireTwoFactor} onChange={(event) => require(place, event.target.checked)} />}
          />
        ))}
      </Box>
    </Card>
  )
}
