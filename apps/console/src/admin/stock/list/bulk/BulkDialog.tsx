import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { api } from '../../../../client/api'
import { callError } from '../../../../client/callError'
import type { BulkPreviewResult, StockFilter, WhatIfChange } from '../../../../client/Records'
import { OpenedDetails } from '../../../../layers/forecast/OpenedDetails'
import { formatCount } from '../../../../parts/formatCount'
import { maxTriedCars, WhatIfEffects } from '../../what-if/WhatIfEffects'
import { BulkFields } from './BulkFields'
import { type BulkKind, bulkKinds, emptyChange, parseBulkChange } from './bulkKinds'
import { ForecastOfCars, maxForecastCars } from './ForecastOfCars'
import type { BulkOrder } from './useBulk'

const priceSpan = ({ min, max }: { readonly min: number; readonly max: number }) =>
  min === max ? formatMoney(min) : `${formatMoney(min)}–${formatMoney(max)}`

const carCount = (cars: number) => `${cars.toLocaleString('en-AU')} ${cars === 1 ? 'car' : 'cars'}`

interface CarsLineProps extends Pick<BulkPreviewResult['refused'][number], 'message' | 'count' | 'cars'> {
  /** What happens to one car, and to many. */
  readonly one: string
  readonly many: string
}

/** How many cars something happens to, why, and the first of them. */
const CarsLine = ({ message, count, cars, one, many }: CarsLineProps) => (
  <Box>
    {formatCount(count, one, many)}: {message}{' '}
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {cars.map(({ stockNumber }) => stockNumber).join(', ')}
      {count > cars.length && ' …'}
    </Box>
  </Box>
)

/** Preview of a bulk change: changed cars with before and after, and rejected cars with reasons. */
const BulkPreview = ({ preview }: { readonly preview: BulkPreviewResult }) => {
  const { cars, unchanged, refused, withoutWasPrice, prices, examples, isCut } = preview
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 1.5 }}>
      <Box>
        <Typography sx={{ fontWeight: 640 }}>
          {cars.length === 0 ? 'No car changes.' : `${carCount(cars.length)} ${cars.length === 1 ? 'changes' : 'change'}.`}
          {unchanged > 0 && ` ${carCount(unchanged)} ${unchanged === 1 ? 'is' : 'are'} already set.`}
        </Typography>
        {prices && (
          <Typography color="text.secondary">
            From {priceSpan(prices.before)} to {priceSpan(prices.after)}.
          </Typography>
        )}
      </Box>
      {prices && examples.length > 0 && (
        <Box component="ul" aria-label="Examples" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {examples.map(({ id, name, stockNumber, beforeCents, afterCents }) => (
            <Box
              component="li"
              key={id}
              sx={{ display: 'flex', gap: 2, py: 0.5, borderTop: 1, borderColor: 'divider', fontSize: 13.5, alignItems: 'baseline' }}
            >
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {name}{' '}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {stockNumber}
                </Box>
              </Box>
              <Box sx={{ whiteSpace: 'nowrap', textAlign: 'right' }}>
                <Box component="s" sx={{ color: 'text.secondary' }}>
                  {beforeCents !== null && formatMoney(beforeCents)}
                </Box>{' '}
                <b>{afterCents !== null && formatMoney(afterCents)}</b>
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {refused.length > 0 && (
        <Alert severity="warning">
          {refused.map((cars) => (
            <CarsLine key={cars.message} {...cars} one="car stays as it is" many="cars stay as they are" />
          ))}
        </Alert>
      )}
      {withoutWasPrice.length > 0 && (
        <Alert severity="info">
          {withoutWasPrice.map((cars) => (
            <CarsLine
              key={cars.message}
              {...cars}
              one="car gets the new price without a was-price"
              many="cars get the new price without a was-price"
            />
          ))}
        </Alert>
      )}
      {isCut && <Alert severity="info">There are more than 50,000. Narrow the list and change the rest afterwards.</Alert>}
    </Box>
  )
}

interface Props {
  readonly kind: BulkKind
  /** Number of selected cars, and the filter that matches them. */
  readonly count: number
  readonly filter: StockFilter
  readonly problem: string | null
  readonly onStart: (order: BulkOrder) => void
  readonly onClose: () => void
}

const debounceMs = 300

/** Dialog of a bulk change, with a preview. */
export const BulkDialog = ({ kind, count, filter, problem, onStart, onClose }: Props) => {
  const [entered, setEntered] = useState(emptyChange)
  const [name, setName] = useState('')
  const [showsEffects, setShowsEffects] = useState(false)
  // A retry of the same change keeps the key and resumes; another change gets a new key.
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID())
  const change = parseBulkChange(kind, entered)
  const [debounced, setDebounced] = useState(change)
  const isDebounced = JSON.stringify(debounced) === JSON.stringify(change)
  useEffect(() => {
    if (isDebounced) return
    const timer = setTimeout(() => setDebounced(change), debounceMs)
    return () => clearTimeout(timer)
  })
  const { data, error, isFetching } = useQuery(
    api.stock.previewBulk.queryOptions(
      { filter, change: debounced ?? { kind: 'tag', tag: null } },
      { enabled: debounced !== null, staleTime: 0, gcTime: 0, placeholderData: keepPreviousData },
    ),
  )
  const preview = debounced === null ? undefined : data
  const isReady = isDebounced && !isFetching && preview !== undefined && preview.cars.length > 0
  const start = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && change) onStart({ key: idempotencyKey, change, preview, name })
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="bulk-change">
      <Box component="form" onSubmit={start} noValidate sx={{ display: 'contents' }}>
        <DialogTitle id="bulk-change">
          {bulkKinds[kind].title}
          <Typography color="text.secondary" component="div">
            {count.toLocaleString('en-AU')} {count === 1 ? 'car' : 'cars'} selected
          </Typography>
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
          <BulkFields
            kind={kind}
            entered={entered}
            onEnter={(more, chosenName = '') => {
              setEntered({ ...entered, ...more })
              setName(chosenName)
              setIdempotencyKey(crypto.randomUUID())
            }}
          />
          {error && <Alert severity="error">{callError(error).message}</Alert>}
          {problem && <Alert severity="error">{problem} Cars already changed stay changed. Try again to continue.</Alert>}
          {preview && !error ? (
            <Box sx={{ opacity: isReady || preview.cars.length === 0 ? 1 : 0.6 }}>
              <BulkPreview preview={preview} />
            </Box>
          ) : (
            debounced !== null && !error && <Skeleton variant="rounded" height={72} />
          )}
          {preview && preview.cars.length > 0 && debounced && (
            <OpenedDetails
              isOpenAtFirst={kind === 'price'}
              title={`Pages that change${preview.cars.length > maxForecastCars ? ` (of the first ${maxForecastCars} cars)` : ''}`}
            >
              <ForecastOfCars
                organisationId={filter.organisationId ?? null}
                cars={preview.cars.slice(0, maxForecastCars).map(({ id, revision }) => ({ id, revision }))}
                change={debounced}
              />
            </OpenedDetails>
          )}
          {isReady && filter.organisationId !== undefined && (kind === 'price' || kind === 'tag' || kind === 'location') && (
            <Box component="details" onToggle={({ currentTarget }) => setShowsEffects(currentTarget.open)}>
              <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 620 }}>
                What shoppers would see
                {preview.cars.length > maxTriedCars && ` (the first ${maxTriedCars} cars)`}
              </Box>
              {showsEffects && debounced && (
                <WhatIfEffects
                  organisationId={filter.organisationId}
                  carIds={preview.cars.slice(0, maxTriedCars).map(({ id }) => id)}
                  change={debounced as WhatIfChange}
                />
              )}
            </Box>
          )}
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={!isReady}>
            {preview && preview.cars.length > 0
              ? `Change ${preview.cars.length.toLocaleString('en-AU')} ${preview.cars.length === 1 ? 'car' : 'cars'}`
              : 'Change cars'}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
