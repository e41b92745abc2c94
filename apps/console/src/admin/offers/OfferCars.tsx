import { namesCars } from '@forecourt/rules/offers/carsOfOfferText'
import type { OfferValues } from '@forecourt/rules/offers/offerProblems'
import RemoveIcon from '@mui/icons-material/CloseRounded'
import { Alert, Box, IconButton, Typography } from '@mui/material'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { CarSearchField } from '../../parts/forms/CarSearchField'
import { type CarChoice, carChoiceLine } from '../../parts/forms/carChoice'
import type { NoteProps } from '../records/RecordView'
import { useDebouncedValue } from '../records/useDebouncedValue'
import { matchText } from './matchText'

/** How many cars in stock the unsaved conditions match. */
const Matching = ({ organisationId, offer }: { readonly organisationId: string; readonly offer: OfferValues }) => {
  const { data } = useQuery(
    api.offers.matching.queryOptions({ organisationId, offer }, { placeholderData: keepPreviousData, retry: false }),
  )
  if (!data) return null
  return (
    <Alert severity={data.total === 0 ? 'warning' : 'info'} role="status">
      {matchText(data, offer)}
    </Alert>
  )
}

/** The cars chosen for a stored offer, which show it whatever its conditions are. Each choice is saved at once. */
const ChosenCars = ({ id, organisationId }: { readonly id: string; readonly organisationId: string }) => {
  const [searchText, setSearchText] = useState('')
  /** Changes with each choice, so that the search field starts empty again. */
  const [round, setRound] = useState(0)
  const { data: chosen = [], refetch } = useQuery(api.offers.cars.queryOptions({ id }, { staleTime: 0 }))
  const search = useQuery(api.offers.findCars.queryOptions({ organisationId, q: searchText }, { placeholderData: keepPreviousData }))
  const choose = useMutation(
    api.offers.choose.mutationOptions({
      onSuccess: () => {
        setRound((before) => before + 1)
        return refetch()
      },
    }),
  )
  const send = (carId: string, isChosen: boolean) => choose.mutate({ id, carId, isChosen, key: crypto.randomUUID() })
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography component="h3" sx={{ fontWeight: 620, fontSize: 14 }}>
        Cars chosen for this offer
      </Typography>
      <Typography variant="body2" color="text.secondary">
        They show it whatever the conditions above say. A car shows it as soon as you choose it.
      </Typography>
      {choose.error && <Alert severity="error">{callError(choose.error).message}</Alert>}
      {chosen.length > 0 && (
        <Box component="ul" aria-label="Cars chosen for this offer" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {chosen.map(({ name, stockNumber, ...car }) => (
            <Box
              key={car.id}
              component="li"
              sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5, borderTop: 1, borderColor: 'divider' }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography sx={{ overflowWrap: 'anywhere' }}>
                  {name} · {stockNumber}
                </Typography>
                <Typography variant="body2" color="text.secondary">
                  {carChoiceLine({ ...car, name })}
                </Typography>
              </Box>
              <IconButton aria-label={`Take ${name} off this offer`} disabled={choose.isPending} onClick={() => send(car.id, false)}>
                <RemoveIcon fontSize="small" />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      <CarSearchField<CarChoice>
        key={round}
        label="Choose a car"
        search={search}
        car={null}
        onChange={(car) => car && send(car.id, true)}
        onSearch={setSearchText}
        helperText="Search by name, stock number or rego."
      />
    </Box>
  )
}

/** Below the conditions of an offer: how many cars they match, and cars chosen one by one (OFR-01). */
export const OfferCars = ({ values, organisationId, id = null }: NoteProps) => {
  const offer = JSON.parse(useDebouncedValue(JSON.stringify(values))) as OfferValues
  if (!organisationId) return null
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {namesCars(offer) && <Matching organisationId={organisationId} offer={offer} />}
      {id === null ? (
        <Typography variant="body2" color="text.secondary">
          You can choose single cars here once the offer is added.
        </Typography>
      ) : (
        <ChosenCars id={id} organisationId={organisationId} />
      )}
    </Box>
  )
}
