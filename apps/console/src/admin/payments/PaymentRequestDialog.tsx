import { requestKinds } from '@forecourt/rules/reservations/requestMoney'
import { parseMoney } from '@forecourt/rules/text/parseMoney'
import { MenuItem, TextField } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useGetList, useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { CarRecord } from '../../client/Records'
import { FormDialog } from '../../parts/forms/FormDialog'
import { useMay } from '../useMay'
import { useOrganisation } from '../useOrganisation'

const empty = {
  siteId: '',
  kind: 'deposit',
  amount: '',
  carId: '',
  locationId: '',
  invoiceNumber: '',
  note: '',
  dueOn: '',
  name: '',
  email: '',
  mobile: '',
}
type Field = keyof typeof empty

/** Parses an amount to whole cents; 0, which is rejected, if invalid. */
const centsOf = (entered: string): number => parseMoney(entered) ?? 0

/** Creates a payment link: amount, purpose, payer and recipient of the link. */
export const PaymentRequestDialog = ({ onClose }: { onClose: () => void }) => {
  const [organisationId] = useOrganisation()
  const may = useMay()
  const notify = useNotify()
  const { data: sites = [] } = useQuery(api.payments.sites.queryOptions({ organisationId }))
  const [entered, setEntered] = useState(empty)
  const [key] = useState(() => crypto.randomUUID())
  const request = useMutation(api.payments.ask.mutationOptions())
  const siteId = entered.siteId || (sites[0]?.id ?? '')
  const site = sites.find(({ id }) => id === siteId)
  const { data: cars = [] } = useGetList<CarRecord>(
    'stock',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' }, filter: { organisationId: site?.organisationId } },
    { enabled: site !== undefined && may('stock.read') },
  )
  const locations = site?.locations ?? []
  const refused = request.error ? callError(request.error) : null
  const wrongAmount = request.isError && centsOf(entered.amount) < 100
  const field = (name: Field, label: string, hint = '') => ({
    label,
    value: name === 'siteId' ? siteId : entered[name],
    onChange: (event: { target: { value: string } }) => setEntered({ ...entered, [name]: event.target.value }),
    error: Boolean(refused?.fields[name]),
    helperText: refused?.fields[name] || hint || undefined,
    sx: { m: 0 },
  })
  const send = () =>
    request.mutate(
      {
        ...{ siteId, key, kind: entered.kind as keyof typeof requestKinds, amountCents: centsOf(entered.amount) },
        ...{
          carId: entered.carId || null,
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
      refusal="Cancel"
      disabled={request.isPending || siteId === ''}
      failure={refused?.message ?? null}
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
        error={wrongAmount || Boolean(refused?.fields.amountCents)}
        helperText={wrongAmount ? 'For example 200 or 1,250.50. At least one dollar.' : refused?.fields.amountCents}
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
      {cars.length > 0 && (
        <TextField select {...field('carId', 'Car')}>
          <MenuItem value="">No particular car</MenuItem>
          {cars.map(({ id, name, stockNumber }) => (
            <MenuItem key={id} value={id}>
              {name} ({stockNumber})
            </MenuItem>
          ))}
        </TextField>
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
