import { countryOfTimeZone } from '@forecourt/rules/locations/countryOfTimeZone'
import { countryTerms } from '@forecourt/rules/records/kinds/countryTerms'
import { Box, Card, MenuItem, TextField, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { invalidateResources } from '../../client/invalidateResources'
import { fieldGrid } from '../../parts/forms/FormSection'
import { useUndoNotice } from '../../parts/useUndoNotice'
import { useMay } from '../useMay'

interface Props {
  readonly organisationId: string
  readonly locationId: string
}

const carTypes = [
  ['new', 'New cars'],
  ['demo', 'Demo cars'],
  ['used', 'Used cars'],
] as const

const priceKinds = ['driveAway', 'egc'] as const

/** Which of the two prices a location shows, separately for new, demo and used cars: on its sites, in search and in feeds (CAR-14). */
export const PriceKindsCard = ({ organisationId, locationId }: Props) => {
  const isLocked = !useMay()('stock.edit')
  const notify = useNotify()
  const notifyUndo = useUndoNotice()
  const queries = useQueryClient()
  const { data } = useQuery(api.stock.priceKinds.queryOptions({ organisationId }))
  const location = data?.find((each) => each.locationId === locationId)
  const setPriceKinds = useMutation(
    api.stock.choosePriceKinds.mutationOptions({
      onSuccess: () => void invalidateResources(queries, 'stock'),
      onError: (error) => notify(callError(error).message, { type: 'error' }),
    }),
  )
  if (!location) return null
  const before = location.kinds
  const priceNames = countryTerms(countryOfTimeZone(location.timeZone)).prices
  const change = (type: (typeof carTypes)[number][0], kind: (typeof priceKinds)[number]) =>
    setPriceKinds.mutate(
      { locationId, kinds: { ...before, [type]: kind } },
      {
        onSuccess: ({ name }) =>
          notifyUndo(`${name} now shows the price you chose.`, () => setPriceKinds.mutate({ locationId, kinds: before })),
      },
    )
  return (
    <Card component="section" aria-labelledby="price-kinds" sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2, mb: 2, maxWidth: 860 }}>
      <Box>
        <Typography variant="h3" component="h2" id="price-kinds">
          Price to show
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.25 }}>
          For cars with both prices. A car with only one price shows that one. The change applies immediately on every site that shows cars
          from this location, so that a car never has two prices.
        </Typography>
      </Box>
      <Box sx={fieldGrid}>
        {carTypes.map(([type, label]) => (
          <TextField
            key={type}
            select
            label={label}
            value={before[type]}
            disabled={isLocked || setPriceKinds.isPending}
            onChange={(event) => change(type, event.target.value as (typeof priceKinds)[number])}
          >
            {priceKinds.map((kind) => (
              <MenuItem key={kind} value={kind}>
                {priceNames[kind]}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
    </Card>
  )
}
