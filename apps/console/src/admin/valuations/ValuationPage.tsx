import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { formatPhone } from '@forecourt/rules/format/formatPhone'
import { formatOdometer } from '@forecourt/rules/format/groupThousands'
import { momentText } from '@forecourt/rules/format/momentText'
import { conditionNames, conditionQuestions } from '@forecourt/rules/valuations/parseCondition'
import { vehicleName } from '@forecourt/rules/valuations/Valuation'
import { Alert, Box, Button, Card, Link, MenuItem, TextField, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { LinkBase, useNotify, useParams, useRedirect } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { invalidateResources } from '../../client/invalidateResources'
import type { ValuationRecord } from '../../client/Records'
import { BackLink } from '../../parts/BackLink'
import { ListSkeleton } from '../../parts/lists/ListBody'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { StatusPill } from '../../parts/StatusPill'
import { useMay } from '../useMay'
import { valuationStateNames } from './ValuationList'
import { ValuationOfferCard } from './ValuationOfferCard'

/** The shopper's photos; each opens in full size. */
const ValuationPhotos = ({ photos }: { readonly photos: readonly string[] }) =>
  photos.length === 0 ? (
    <Card sx={{ p: 2.5 }}>
      <Typography color="text.secondary">The customer sent no photos.</Typography>
    </Card>
  ) : (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: photos.length > 1 ? '1fr 1fr' : '1fr' } }}>
      {photos.map((key, index) => (
        <a key={key} href={`/media/${key}?w=1920`} target="_blank" rel="noopener">
          <Box
            component="img"
            src={`/media/${key}?w=960`}
            alt={`Photo ${index + 1} of ${photos.length}`}
            loading="lazy"
            sx={{ display: 'block', width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 1, bgcolor: 'action.hover' }}
          />
        </a>
      ))}
    </Box>
  )

const factRows = ({ vehicle, km, answers, appraisalAt, basis, lead }: ValuationRecord): readonly (readonly [string, string])[] =>
  [
    ['Plate', [vehicle.plate, vehicle.state].filter(Boolean).join(', ')],
    ['VIN', vehicle.vin],
    ['Kilometres', km === null ? null : formatOdometer(km)],
    ...conditionNames.map((name) => {
      const level = answers[name]
      return [conditionQuestions[name].label, level ? conditionQuestions[name].choices[level].label : null] as const
    }),
    ['Wants an appraisal at', appraisalAt && momentText(appraisalAt)],
    ['Phone', lead && formatPhone(lead.phone)],
    ['Market value', basis && `${formatMoney(basis.marketCents)} (${basis.source})`],
    ...(basis?.steps.map(({ label, percent }) => [label, `${percent > 0 ? '+' : ''}${percent}%`] as const) ?? []),
  ].flatMap(([label, value]) => (label && value ? [[label, value] as const] : []))

/** The shopper’s answers, and how the offer was calculated. */
const ValuationFacts = ({ valuation }: { readonly valuation: ValuationRecord }) => (
  <Card sx={{ p: 2.5 }}>
    <Typography variant="h3" component="h2" gutterBottom>
      Their answers
    </Typography>
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'minmax(120px, auto) 1fr', columnGap: 2, rowGap: 0.75, m: 0, mt: 1.5 }}>
      {factRows(valuation).map(([label, value]) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {label}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
    {valuation.vehicle.simulated && (
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
        Sample vehicle for the demo. No register was checked.
      </Typography>
    )}
    {valuation.lead && (
      <Link component={LinkBase} to={`/leads/${valuation.lead.id}/show`} sx={{ display: 'inline-block', mt: 1.5, fontWeight: 600 }}>
        Lead from {valuation.lead.name}
      </Link>
    )}
  </Card>
)

/** Adds the vehicle to the stock as a draft once it has been bought. */
const StockCard = ({ valuation }: { readonly valuation: ValuationRecord }) => {
  const { id, organisationId, stockCarId, lead } = valuation
  const mayEditStock = useMay()('stock.edit')
  const notify = useNotify()
  const redirect = useRedirect()
  const queries = useQueryClient()
  const { data: locations = [] } = useQuery(
    api.stock.priceKinds.queryOptions({ organisationId }, { enabled: mayEditStock && stockCarId === null }),
  )
  const [stockNumber, setStockNumber] = useState('')
  const [chosenId, setChosenId] = useState(lead?.locationId ?? '')
  const [firstLocation, secondLocation] = locations
  const locationId = locations.some((location) => location.locationId === chosenId)
    ? chosenId
    : firstLocation && !secondLocation
      ? firstLocation.locationId
      : ''
  const [problem, setProblem] = useState<string | null>(null)
  const addToStock = useMutation(
    api.valuations.toStock.mutationOptions({
      onSuccess: (car) => {
        void invalidateResources(queries, 'stock', 'valuations')
        notify(`${car.name} was added to your stock as a draft.`, { type: 'success' })
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
    addToStock.mutate({ id, stockNumber: stockNumber.trim(), locationId })
  }
  if (stockCarId)
    return (
      <Card sx={{ p: 2.5 }}>
        <Link component={LinkBase} to={`/stock/${stockCarId}`} sx={{ fontWeight: 600 }}>
          View it in your stock
        </Link>
      </Card>
    )
  if (!mayEditStock) return null
  return (
    <Card component="form" onSubmit={submit} noValidate sx={{ p: 2.5, display: 'grid', gap: 1.5, '& .MuiTextField-root': { m: 0 } }}>
      <Typography variant="h3" component="h2">
        Bought it?
      </Typography>
      <Typography variant="body2" color="text.secondary">
        Adds it to your stock as a draft, with its photos and known details filled in.
      </Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      <TextField
        label="Stock number"
        value={stockNumber}
        onChange={(event) => setStockNumber(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'off' } }}
      />
      <TextField select label="Location" value={locationId} onChange={(event) => setChosenId(event.target.value)}>
        {locations.map((location) => (
          <MenuItem key={location.locationId} value={location.locationId}>
            {location.name}
          </MenuItem>
        ))}
      </TextField>
      <Button type="submit" variant="outlined" loading={addToStock.isPending} disabled={stockNumber.trim() === '' || locationId === ''}>
        Add to stock
      </Button>
    </Card>
  )
}

/** One valuation: vehicle, photos, answers, offer and actions. */
export const ValuationPage = () => {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(api.valuations.getOne.queryOptions({ id }, { staleTime: 0, retry: false }))
  if (error && !data) return <PageError message={callError(error).message} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  const { text, tone } = valuationStateNames[data.state]
  return (
    <>
      <BackLink to="/valuations">Trade-ins</BackLink>
      <PageHeading
        title={vehicleName(data.vehicle) || (data.vehicle.plate ?? 'Vehicle')}
        text={
          <Box component="span" sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <StatusPill tone={tone}>{text}</StatusPill>
            on {data.siteName}
          </Box>
        }
      />
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' } }}>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <ValuationPhotos photos={data.photos} />
          <ValuationFacts valuation={data} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0, order: { xs: -1, lg: 0 } }}>
          <ValuationOfferCard key={data.revision} valuation={data} />
          <StockCard valuation={data} />
        </Box>
      </Box>
    </>
  )
}
