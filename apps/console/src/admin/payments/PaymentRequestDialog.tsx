import { requestKinds } from '@forecourt/rules/reservations/requestMoney'
import { parseMoney } from '@forecourt/rules/text/parseMoney'
import { MenuItem, TextField } from '@mui/material'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { CarSearchField } from '../../parts/forms/CarSearchField'
import type { CarChoice } from '../../parts/forms/carChoice'
import { FormDialog } from '../../parts/forms/FormDialog'
import { useMay } from '../useMay'
import { useOrganisation } from '../useOrganisation'

const emptyForm = {
  siteId: '',
  kind: 'deposit',
  amount: '',
  locationId: '',
  invoiceNumber: '',
  note: '',
  dueOn: '',
  name: '',
  email: '',
  mobile: '',
}
type Field = keyof typeof emptyForm

/** Parses an amount to whole cents; 0, which is rejected, if invalid. */
const parseCents = (entered: string): number => parseMoney(entered) ?? 0

interface PaidCarFieldProps {
  readonly organisationId: string
  readonly car: CarChoice | null
  readonly onChange: (car: CarChoice | null) => void
  readonly problem: string | undefined
}

/** Maximum number of suggested cars. */
const maxCars = 20

/** Autocomplete of an organisation's cars for sale. */
const PaidCarField = ({ organisationId, car, onChange, problem }: PaidCarFieldProps) => {
  const [entered, setEntered] = useState('')
  // The name of the chosen car is no search.
  const q = entered === car?.name ? '' : entered
  const search = useQuery(
    api.stock.getList.queryOptions(
      {
        ...{ page: 1, perPage: maxCars, sort: { field: 'name', order: 'ASC' } },
        filter: { organisationId, q, status: ['in_stock', 'coming_soon'] },
      },
      { placeholderData: keepPreviousData },
    ),
  )
  const cars = search.data?.data.map(
    ({ id, name, stockNumber, stage, priceCents, colour, km }): CarChoice => ({
      ...{ id, name: `${name} · ${stockNumber}`, stage, priceCents, colour, km },
    }),
  )
  return (
    <CarSearchField<CarChoice>
      car={car}
      search={{ ...search, data: cars }}
      onSearch={setEntered}
      onChange={onChange}
      error={problem !== undefined}
      helperText={problem ?? 'Search by name, stock number or rego. Leave empty for no particular car.'}
    />
  )
}

/** Creates a payment link: amount, purpose, payer and recipient of the link. */
export const PaymentRequestDialog = ({ onClose }: { onClose: () => void }) => {
  const [organisationId] = useOrganisation()
  const may = useMay()
  const notify = useNotify()
  const { data: sites = [] } = useQuery(api.payments.sites.queryOptions({ organisationId }))
  const [entered, setEntered] = useState(emptyForm)
  const [car, setCar] = useState<CarChoice | null>(null)
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const request = useMutation(api.payments.request.mutationOptions())
  const siteId = entered.siteId || (sites[0]?.id ?? '')
  const site = sites.find(({ id }) => id === siteId)
  const locations = site?.locations ?? []
  const failure = request.error ? callError(request.error) : null
  const isAmountInvalid = request.isError && parseCents(entered.amount) < 100
  const field = (name: Field, label: string, hint = '') => ({
    label,
    value: name === 'siteId' ? siteId : entered[name],
    onChange: (event: { target: { value: string } }) => {
      setEntered({ ...entered, [name]: event.target.value })
      if (name === 'siteId') setCar(null)
    },
    error: Boolean(failure?.fields[name]),
    helperText: failure?.fields[name] || hint || undefined,
    sx: { m: 0 },
  })
  const send = () =>
    request.mutate(
      {
        ...{ siteId, key: idempotencyKey, kind: entered.kind as keyof typeof requestKinds, amountCents: parseCents(entered.amount) },
        ...{
          carId: car?.id ?? null,
          locationId: entered.locationId || null,
          invoiceNumber: entered.invoiceNumber,
          note: entered.note,
          dueOn: entered.dueOn || null,
        },
        ...{ name: entered.name, email: entered.email, mobile: entered.mobile },
      },
      {
        onSuccess: ({ reference }) => {
          notify(`The payment link for ${reference} is being sent to ${entered.name}.`, { type: 'success' })
          onClose()
        },
      },
    )
  return (
    <FormDialog
      title="Request a payment"
      verb="Send link"
      cancelLabel="Cancel"
      disabled={request.isPending || siteId === ''}
      failure={failure?.message ?? null}
      onClose={onClose}
      onSubmit={send}
    >
      {sites.length > 1 && (
        <TextField select required {...field('siteId', 'Site')}>
          {sites.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        required
        {...field('amount', 'Amount in dollars')}
        error={isAmountInvalid || Boolean(failure?.fields.amountCents)}
        helperText={isAmountInvalid ? 'For example 200 or 1,250.50. At least one dollar.' : failure?.fields.amountCents}
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12 } }}
      />
      <TextField select {...field('kind', 'Type')}>
        {Object.entries(requestKinds).map(([value, label]) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      {entered.kind === 'invoice' && (
        <TextField {...field('invoiceNumber', 'Invoice number')} slotProps={{ htmlInput: { maxLength: 60 } }} />
      )}
      {site !== undefined && may('stock.read') && (
        <PaidCarField
          key={site.organisationId}
          organisationId={site.organisationId}
          car={car}
          onChange={setCar}
          problem={failure?.fields.carId}
        />
      )}
      {locations.length > 1 && (
        <TextField
          select
          {...field('locationId', 'Location', 'Choose whose account takes the payment, if locations have their own accounts.')}
        >
          <MenuItem value="">The car’s location, or none</MenuItem>
          {locations.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField {...field('note', 'Note', 'Shown to the payer.')} slotProps={{ htmlInput: { maxLength: 300 } }} />
      <TextField type="date" {...field('dueOn', 'Due')} slotProps={{ inputLabel: { shrink: true } }} />
      <TextField required {...field('name', 'Payer’s name')} slotProps={{ htmlInput: { maxLength: 120 } }} />
      <TextField type="email" {...field('email', 'Email')} />
      <TextField type="tel" {...field('mobile', 'Mobile', 'The link is sent to the email address, the mobile, or both.')} />
    </FormDialog>
  )
}
