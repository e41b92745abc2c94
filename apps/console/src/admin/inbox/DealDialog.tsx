import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { parseMoney } from '@forecourt/rules/text/parseMoney'
import { Checkbox, FormControlLabel, MenuItem, TextField, Typography } from '@mui/material'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { ConversationDetail } from '../../client/Records'
import { CarSearchField } from '../../parts/forms/CarSearchField'
import type { CarChoice } from '../../parts/forms/carChoice'
import { FormDialog } from '../../parts/forms/FormDialog'
import { useMe } from '../../parts/useMe'
import { HeldAlert, ReservationAlert } from './HeldAlert'
import { UnsettledPayments } from './UnsettledPayments'
import type { InboxActions } from './useInboxActions'

interface Props {
  readonly conversation: ConversationDetail
  readonly actions: InboxActions
  /** The car of the enquiry that the user came from; null for none. */
  readonly fromCarId: string | null
  readonly onClose: () => void
}

const formatDollars = (cents: number | null) => (cents === null ? '' : (cents / 100).toLocaleString('en-AU'))

interface SalespersonProps {
  readonly users: ConversationDetail['users']
  /** Empty where none is recorded. */
  readonly value: string
  readonly hasError: boolean
  readonly onChange: (id: string) => void
}

const SalespersonField = ({ users, value, hasError, onChange }: SalespersonProps) => (
  <TextField select label="Salesperson" value={value} onChange={(event) => onChange(event.target.value)} error={hasError}>
    <MenuItem value="">Not recorded</MenuItem>
    {users.map((user) => (
      <MenuItem key={user.id} value={user.id}>
        {user.name}
      </MenuItem>
    ))}
  </TextField>
)

/** Names who has to act on a reservation that the user can't complete here. */
const ReservationHint = ({ id, isTheirs, reference }: { readonly id: string; readonly isTheirs: boolean; readonly reference: string }) =>
  isTheirs ? (
    <Typography variant="body2" color="text.secondary">
      They reserved it ({reference}). Someone who manages reservations has to complete it.
    </Typography>
  ) : (
    <ReservationAlert
      id={id}
      text={`Another customer has reserved this car (${reference}). Cancel that reservation before you mark the car as sold.`}
    />
  )

/** The sold car: by default the one that the sale is most likely about. `car` is null for a car outside the stock. */
const useSoldCar = (id: ConversationDetail['id'], fromCarId: string | null) => {
  /** Undefined: the likely car. */
  const [chosen, setChosen] = useState<CarChoice | null>()
  const [query, setQuery] = useState('')
  const { data } = useQuery(
    api.inbox.deal.queryOptions(
      { id, carId: chosen?.id ?? null, fromCarId },
      { placeholderData: keepPreviousData, staleTime: 0, refetchInterval: false },
    ),
  )
  const search = useQuery(
    api.inbox.cars.queryOptions(
      { organisationId: data?.organisationId ?? '', q: query },
      { enabled: data !== undefined, placeholderData: keepPreviousData },
    ),
  )
  const namedCars = (data?.cars ?? []).map((each) => ({ ...each, name: `${each.name} · ${each.stockNumber}` }))
  const car = chosen === undefined ? (namedCars.find((each) => each.id === data?.likelyCarId) ?? null) : chosen
  return {
    ...{ data, car, setChosen, setQuery },
    isUnclear: chosen === undefined && data?.likelyCarId === null && namedCars.length > 0,
    carDetails: data?.cars.find((each) => each.id === car?.id),
    search: {
      ...search,
      data: search.data && [...namedCars, ...search.data.filter((each) => !namedCars.some((one) => one.id === each.id))],
    },
  }
}

/** Closes a sale in one step: the car, price and salesperson, and what follows from it. */
export const DealDialog = ({ conversation, actions, fromCarId, onClose }: Props) => {
  const { id, revision, users, assignedTo } = conversation
  const me = useMe()
  const notify = useNotify()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { data, car, carDetails, search, isUnclear, setChosen, setQuery } = useSoldCar(id, fromCarId)
  const [carName, setCarName] = useState('')
  const [price, setPrice] = useState<string | null>(null)
  const [salesperson, setSalesperson] = useState<string | null>(null)
  const [isSoldChecked, setSoldChecked] = useState(true)
  const [isCompleteChecked, setCompleteChecked] = useState(true)
  const [isOfferChecked, setOfferChecked] = useState(true)
  const defaultSalespersonId = users.some((user) => user.id === assignedTo) ? assignedTo : users.find((user) => user.id === me?.user.id)?.id
  const [salespersonId, enteredPrice] = [salesperson ?? defaultSalespersonId ?? '', price ?? formatDollars(carDetails?.priceCents ?? null)]
  const cents = enteredPrice.trim() === '' ? null : parseMoney(enteredPrice)
  const isPriceInvalid = enteredPrice.trim() !== '' && !cents
  const closeSale = useMutation(
    api.inbox.close.mutationOptions({
      onSuccess: ({ carName: soldName, priceCents, offered }) => {
        actions.refresh()
        const others =
          offered === 0 ? '' : ` ${offered === 1 ? 'One other customer has' : `${offered} other customers have`} a next step now.`
        const forPrice = priceCents === null ? '' : ` for ${formatMoney(priceCents)}`
        notify(`The sale of the ${soldName}${forPrice} is closed.${others}`, { type: 'success' })
        onClose()
      },
    }),
  )
  const failure = closeSale.error ? callError(closeSale.error) : null
  const { maySell = false, mayReserve = false } = data ?? {}
  const reservation = carDetails?.reservation ?? null
  const completesReservation = reservation?.isTheirs === true && mayReserve && isCompleteChecked
  const marksSold = carDetails !== undefined && carDetails.status !== 'sold' && maySell && isSoldChecked
  const offersOthers = (carDetails?.othersAsking ?? 0) > 0 && isOfferChecked
  const submit = () =>
    closeSale.mutate({
      ...{ id, key: idempotencyKey, expectedRevision: revision },
      deal: {
        ...{ carId: car?.id ?? null, carName: car ? '' : carName, priceCents: cents || null, salespersonId: salespersonId || null },
        ...{ marksSold, completesReservation, offersOthers },
      },
    })
  const checkbox = (label: string, checked: boolean, onChange: (checked: boolean) => void) => (
    <FormControlLabel label={label} control={<Checkbox checked={checked} onChange={(_, isOn) => onChange(isOn)} />} />
  )
  return (
    <FormDialog
      title="Close the sale"
      verb={closeSale.isPending ? 'Saving…' : 'Mark as sold'}
      disabled={closeSale.isPending || data === undefined || isPriceInvalid || (car === null && carName.trim() === '')}
      failure={failure ? `Nothing was changed. ${failure.message}` : null}
      onClose={onClose}
      onSubmit={submit}
    >
      <CarSearchField<CarChoice>
        label="Car sold"
        search={search}
        car={car}
        onChange={(next) => {
          setChosen(next)
          setPrice(null)
        }}
        onSearch={setQuery}
        error={failure?.fields.car !== undefined}
        // A reservation has a line of its own below.
        {...(reservation && { warning: null })}
        helperText={`${isUnclear ? 'Choose the car they bought. ' : ''}Search by name, stock number or rego. Leave empty for a car that isn’t in your stock.`}
      />
      {car === null && (
        <TextField
          label="Name of the car"
          value={carName}
          onChange={(event) => setCarName(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
      )}
      <UnsettledPayments payments={data?.unsettled ?? []} />
      <TextField
        label="Sale price in dollars"
        value={enteredPrice}
        onChange={(event) => setPrice(event.target.value)}
        error={isPriceInvalid}
        helperText={isPriceInvalid ? 'For example 28,990. Leave empty if you don’t want to record it.' : undefined}
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 14 } }}
      />
      <SalespersonField
        users={users}
        value={salespersonId}
        hasError={failure?.fields.salesperson !== undefined}
        onChange={setSalesperson}
      />
      {reservation?.isTheirs &&
        mayReserve &&
        checkbox(`Complete their reservation ${reservation.reference}`, isCompleteChecked, setCompleteChecked)}
      {reservation && !(reservation.isTheirs && mayReserve) && <ReservationHint {...reservation} />}
      {(data?.held ?? [])
        .filter((each) => each.id !== reservation?.id)
        .map((each) => (
          <HeldAlert key={each.id} reservation={each} />
        ))}
      {carDetails && carDetails.status !== 'sold' && maySell && checkbox('Mark the car as sold', isSoldChecked, setSoldChecked)}
      {carDetails && carDetails.status !== 'sold' && !maySell && (
        <Typography variant="body2" color="text.secondary">
          The car stays for sale: your role can’t mark cars as sold. Ask your manager to do it.
        </Typography>
      )}
      {carDetails &&
        carDetails.othersAsking > 0 &&
        checkbox(
          carDetails.othersAsking === 1
            ? 'Remind us to offer something similar to the other customer who asked about it'
            : `Remind us to offer something similar to the ${carDetails.othersAsking} other customers who asked about it`,
          isOfferChecked,
          setOfferChecked,
        )}
    </FormDialog>
  )
}
