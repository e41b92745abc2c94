import { Alert, Button, Card, Link, MenuItem, TextField, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { LinkBase, useNotify, useRedirect } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { invalidateResources } from '../../client/invalidateResources'
import type { ValuationRecord } from '../../client/Records'
import { useMay } from '../useMay'

/** A vehicle that was bought becomes a draft in stock, with all that is known of it filled in. */
export const StockCard = ({ valuation }: { readonly valuation: ValuationRecord }) => {
  const { id, organisationId, stockCarId, lead } = valuation
  const may = useMay()('stock.edit')
  const notify = useNotify()
  const redirect = useRedirect()
  const queries = useQueryClient()
  const { data: places = [] } = useQuery(api.stock.priceKinds.queryOptions({ organisationId }, { enabled: may && stockCarId === null }))
  const [stockNumber, setStockNumber] = useState('')
  const [chosen, setChosen] = useState(lead?.locationId ?? '')
  const [only, another] = places
  const locationId = places.some((place) => place.locationId === chosen) ? chosen : only && !another ? only.locationId : ''
  const [problem, setProblem] = useState<string | null>(null)
  const buy = useMutation(
    api.valuations.toStock.mutationOptions({
      onSuccess: (car) => {
        void invalidateResources(queries, 'stock', 'valuations')
        notify(`${car.name} is a draft in your stock.`, { type: 'success' })
        redirect('edit', 'stock', car.id)
      },
      onError: (error) => {
        const { message, fields } = callError(error)
        setProblem(Object.values(fields)[0] ?? message)
      },
    }),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setProblem(null)
    buy.mutate({ id, stockNumber: stockNumber.trim(), locationId })
  }
  if (stockCarId)
    return (
      <Card sx={{ p: 2.5 }}>
        <Link component={LinkBase} to={`/stock/${stockCarId}`} sx={{ fontWeight: 600 }}>
          It is in your stock
        </Link>
      </Card>
    )
  if (!may) return null
  return (
    <Card component="form" onSubmit={submit} noValidate sx={{ p: 2.5, display: 'grid', gap: 1.5, '& .MuiTextField-root': { m: 0 } }}>
      <Typography variant="h3" component="h2">
        Bought it?
      </Typography>
      <Typography variant="body2" color="text.secondary">
        It becomes a draft in your stock, with its photos and what is known of it filled in.
      </Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      <TextField
        label="Stock number"
        value={stockNumber}
        onChange={(event) => setStockNumber(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'off' } }}
      />
      <TextField select label="Where it stands" value={locationId} onChange={(event) => setChosen(event.target.value)}>
        {places.map((place) => (
          <MenuItem key={place.locationId} value={place.locationId}>
            {place.name}
          </MenuItem>
        ))}
      </TextField>
      <Button type="submit" variant="outlined" loading={buy.isPending} disabled={stockNumber.trim() === '' || locationId === ''}>
        Put it into stock
      </Button>
    </Card>
  )
}
