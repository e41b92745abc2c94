import { parseMoney } from '@forecourt/rules/text/parseMoney'
import { Checkbox, FormControlLabel, MenuItem, TextField, Typography } from '@mui/material'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { ConversationDetail } from '../../client/Records'
import { CarSearchField } from '../../parts/forms/CarSearchField'
import { FormDialog } from '../../parts/forms/FormDialog'
import { useMe } from '../../parts/useMe'
import type { InboxActions } from './useInboxActions'

interface Props {
  readonly conversation: ConversationDetail
  readonly actions: InboxActions
  readonly onClose: () => void
}

interface ChosenCar {
  readonly id: string
  readonly name: string
}

const dollars = (cents: number | null) => (cents === null ? '' : (cents / 100).toLocaleString('en-AU'))

interface SalespersonProps {
  readonly people: ConversationDetail['people']
  /** Empty where none is recorded. */
  readonly value: string
  readonly isWrong: boolean
  readonly onChange: (id: string) => void
}

const SalespersonField = ({ people, value, isWrong, onChange }: SalespersonProps) => (
  <TextField select label="Salesperson" value={value} onChange={(event) => onChange(event.target.value)} error={isWrong}>
    <MenuItem value="">Not recorded</MenuItem>
    {people.map((person) => (
      <MenuItem key={person.id} value={person.id}>
        {person.name}
      </MenuItem>
    ))}
  </TextField>
)

/** Says who has to act on a reservation that the user can't complete here. */
const ReservationNote = ({ isTheirs, reference }: { readonly isTheirs: boolean; readonly reference: string }) => (
  <Typography variant="body2" color="text.secondary">
    {isTheirs
      ? `They reserved it (${reference}). Someone who manages reservations has to complete it.`
      : `Another customer has reserved this car (${reference}). Cancel that reservation before you mark the car as sold.`}
  </Typography>
)

/** The sold car: by default the enquiry’s car that is still for sale. `car` is null for a car outside the stock. */
const useSoldCar = (id: ConversationDetail['id']) => {
  /** Undefined: the enquiry’s car. */
  const [chosen, choose] = useState<ChosenCar | null>()
  const [q, search] = useState('')
  const { data } = useQuery(
    api.inbox.deal.queryOptions(
      { id, carId: chosen?.id ?? null },
      { placeholderData: keepPreviousData, staleTime: 0, refetchInterval: false },
    ),
  )
  const { data: found = [] } = useQuery(
    api.inbox.cars.queryOptions(
      { organisationId: data?.organisationId ?? '', q },
      { enabled: data !== undefined, placeholderData: keepPreviousData },
    ),
  )
  const named = (data?.cars ?? []).map((each) => ({ ...each, name: `${each.name} · ${each.stockNumber}` }))
  const first = named.find(({ status }) => status !== 'sold')
  const car = chosen === undefined ? (first ?? null) : chosen
  return {
    ...{ data, car, choose, search },
    about: data?.cars.find((each) => each.id === car?.id),
    choices: [...named, ...found.filter((each) => !named.some((one) => one.id === each.id))] satisfies readonly ChosenCar[],
  }
}

/** Closes a sale in one step: the car, price and salesperson, and what follows from it. */
export const DealDialog = ({ conversation, actions, onClose }: Props) => {
  const { id, revision, people, assignedTo } = conversation
  const me = useMe()
  const notify = useNotify()
  const [key] = useState(() => crypto.randomUUID())
  const { data, car, about, choices, choose, search } = useSoldCar(id)
  const [carName, setCarName] = useState('')
  const [price, setPrice] = useState<string | null>(null)
  const [salesperson, setSalesperson] = useState<string | null>(null)
  const [sells, setSells] = useState(true)
  const [completes, setCompletes] = useState(true)
  const [offers, setOffers] = useState(true)
  const own = people.some((person) => person.id === assignedTo) ? assignedTo : people.find((person) => person.id === me?.user.id)?.id
  const [seller, entered] = [salesperson ?? own ?? '', price ?? dollars(about?.priceCents ?? null)]
  const cents = entered.trim() === '' ? null : parseMoney(entered)
  const isPriceWrong = entered.trim() !== '' && !cents
  const close = useMutation(
    api.inbox.close.mutationOptions({
      onSuccess: ({ offered }) => {
        actions.refresh()
        const others =
          offered === 0 ? '' : ` ${offered === 1 ? 'One other customer has' : `${offered} other customers have`} a next step now.`
        notify(`The sale is closed.${others}`, { type: 'success' })
        onClose()
      },
    }),
  )
  const refused = close.error ? callError(close.error) : null
  const { maySell = false, mayReserve = false } = data ?? {}
  const reservation = about?.reservation ?? null
  const completesReservation = reservation?.isTheirs === true && mayReserve && completes
  const marksSold = about !== undefined && about.status !== 'sold' && maySell && sells
  const offersOthers = (about?.othersAsking ?? 0) > 0 && offers
  const submit = () =>
    close.mutate({
      ...{ id, key, expectedRevision: revision },
      deal: {
        ...{ carId: car?.id ?? null, carName: car ? '' : carName, priceCents: cents || null, salespersonId: seller || null },
        ...{ marksSold, completesReservation, offersOthers },
      },
    })
  const tick = (label: string, checked: boolean, onChange: (checked: boolean) => void) => (
    <FormControlLabel label={label} control={<Checkbox checked={checked} onChange={(_, isOn) => onChange(isOn)} />} />
  )
  return (
    <FormDialog
      title="Close the sale"
      verb={close.isPending ? 'Saving…' : 'Mark as sold'}
      disabled={close.isPending || data === undefined || isPriceWrong || (car === null && carName.trim() === '')}
      failure={refused ? `Nothing was changed. ${refused.message}` : null}
      onClose={onClose}
      onSubmit={submit}
    >
      <CarSearchField<ChosenCar>
        label="Car sold"
        cars={choices}
        car={car}
        onChange={(next) => {
          choose(next)
          setPrice(null)
        }}
        onSearch={search}
        error={refused?.fields.car !== undefined}
        helperText="Search by name, stock number or rego. Leave empty for a car that isn’t in your stock."
      />
      {car === null && (
        <TextField
          label="Name of the car"
          value={carName}
          onChange={(event) => setCarName(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
      )}
      <TextField
        label="Sale price in dollars"
        value={entered}
        onChange={(event) => setPrice(event.target.value)}
        error={isPriceWrong}
        helperText={isPriceWrong ? 'For example 28,990. Leave empty if you don’t want to record it.' : undefined}
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 14 } }}
      />
      <SalespersonField people={people} value={seller} isWrong={refused?.fields.salesperson !== undefined} onChange={setSalesperson} />
      {reservation?.isTheirs && mayReserve && tick(`Complete their reservation ${reservation.reference}`, completes, setCompletes)}
      {reservation && !(reservation.isTheirs && mayReserve) && <ReservationNote {...reservation} />}
      {about && about.status !== 'sold' && maySell && tick('Mark the car as sold', sells, setSells)}
      {about && about.status !== 'sold' && !maySell && (
        <Typography variant="body2" color="text.secondary">
          The car stays for sale: your role can’t mark cars as sold. Ask your manager to do it.
        </Typography>
      )}
      {about &&
        about.othersAsking > 0 &&
        tick(
          about.othersAsking === 1
            ? 'Remind us to offer something similar to the other customer who asked about it'
            : `Remind us to offer something similar to the ${about.othersAsking} other customers who asked about it`,
          offers,
          setOffers,
        )}
    </FormDialog>
  )
}
