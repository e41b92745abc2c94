import { Alert, Box, Button, Card, Chip, Link, TextField, Typography } from '@mui/material'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useDeferredValue, useState } from 'react'
import { LinkBase, useNotify, useParams } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { BackLink } from '../../parts/BackLink'
import { FormSection, fieldGrid } from '../../parts/forms/FormSection'
import { ListSkeleton } from '../../parts/lists/ListBody'
import { SearchField } from '../../parts/lists/SearchField'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { useMay } from '../useMay'

interface Props {
  readonly siteId: string
  readonly format: string
  readonly locations: readonly { readonly id: string; readonly name: string; readonly slug: string }[]
  readonly initialCodes: Readonly<Record<string, string>>
  readonly isLocked: boolean
}

/** The marketplace's store codes of the locations; default: the location's slug. */
const StoreCodes = ({ siteId, format, locations, initialCodes, isLocked }: Props) => {
  const notify = useNotify()
  const queries = useQueryClient()
  const [codes, setCodes] = useState(initialCodes)
  const [failure, setFailure] = useState<string | null>(null)
  const save = useMutation(
    api.markets.stores.mutationOptions({
      onSuccess: () => {
        setFailure(null)
        notify('The codes are saved.', { type: 'success' })
        void queries.invalidateQueries(api.markets.pathFilter())
      },
      onError: (error) => setFailure(callError(error).message),
    }),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const storeCodes = Object.fromEntries(Object.entries(codes).filter(([, code]) => code.trim() !== ''))
    save.mutate({ siteId, format, storeCodes })
  }
  return (
    <FormSection
      title="Location codes"
      description="The store codes in your business profile there. Leave empty to use the location’s short name."
    >
      <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 2 }}>
        {failure && <Alert severity="error">{failure}</Alert>}
        <Box sx={fieldGrid}>
          {locations.map(({ id, name, slug }) => (
            <TextField
              key={id}
              label={name}
              placeholder={slug}
              value={codes[id] ?? ''}
              disabled={isLocked}
              onChange={(event) => setCodes({ ...codes, [id]: event.target.value })}
              slotProps={{ inputLabel: { shrink: true }, htmlInput: { spellCheck: false } }}
            />
          ))}
        </Box>
        {!isLocked && (
          <Box>
            <Button type="submit" variant="outlined" loading={save.isPending}>
              Save codes
            </Button>
          </Box>
        )}
      </Box>
    </FormSection>
  )
}

const formatNumber = (count: number) => count.toLocaleString('en-AU')
const carCount = (count: number) => `${formatNumber(count)} ${count === 1 ? 'car' : 'cars'}`

/** Report of a marketplace file: number of cars, and each excluded car with the reason. */
export const MarketReportPage = () => {
  const { siteId = '', format = '' } = useParams()
  const mayEdit = useMay()('stock.edit')
  const [reason, setReason] = useState<string | null>(null)
  const [entered, setEntered] = useState('')
  const query = useDeferredValue(entered.trim())
  const markets = useQuery(api.markets.list.queryOptions({ siteId }))
  const report = useQuery(
    api.markets.report.queryOptions({ siteId, format, reason, query }, { staleTime: 0, retry: false, placeholderData: keepPreviousData }),
  )
  const market = markets.data?.find(({ id }) => id === format)
  const back = <BackLink to={`/markets/${siteId}`}>Advertising feeds</BackLink>
  const error = markets.error ?? report.error
  if (error && !report.data)
    return (
      <>
        {back}
        <PageError message={callError(error).message} onRetry={() => void report.refetch()} />
      </>
    )
  if (!report.data || !markets.data) return <ListSkeleton />
  const { listed, leftOut, reasons, cars: leftOutCars, places: locations } = report.data
  const isFiltered = reason !== null || query !== ''
  return (
    <>
      {back}
      <PageHeading title={market?.title ?? 'Marketplace'} text={`${carCount(listed)} in the feed, ${formatNumber(leftOut)} left out`} />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 980, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {market && !market.address && (
          <Alert severity="info">It isn’t turned on. This is a preview of its content. Turn it on from the previous page.</Alert>
        )}
        {market?.address && locations.length > 0 && (
          <StoreCodes key={format} {...{ siteId, format, locations }} initialCodes={market.storeCodes} isLocked={!mayEdit} />
        )}
        <Card component="section" aria-labelledby="left-out" sx={{ p: { xs: 2, sm: 2.5 } }}>
          <Typography variant="h3" component="h2" id="left-out" sx={{ mb: 1.5 }}>
            Left out, and why
          </Typography>
          {leftOut === 0 ? (
            <Typography color="text.secondary">Every car in the yard is in the feed.</Typography>
          ) : (
            <>
              <Typography variant="body2" color="text.secondary" sx={{ mb: 0.75 }}>
                What is missing, and for how many cars:
              </Typography>
              <Box role="group" aria-label="What is missing" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
                {reasons.map(({ title, cars: count }) => (
                  <Chip
                    key={title}
                    label={`${title} · ${formatNumber(count)}`}
                    color={reason === title ? 'primary' : 'default'}
                    variant={reason === title ? 'filled' : 'outlined'}
                    aria-pressed={reason === title}
                    onClick={() => setReason(reason === title ? null : title)}
                    sx={{ height: 'auto', minHeight: 32, '& .MuiChip-label': { whiteSpace: 'normal', py: 0.5 } }}
                  />
                ))}
              </Box>
              <SearchField
                label="Car or stock number"
                value={entered}
                onChange={setEntered}
                sx={{ m: '0 !important', mb: '12px !important', width: { xs: '100%', sm: 280 } }}
              />
              {leftOutCars.length === 0 ? (
                <Typography color="text.secondary">No matching car was left out.</Typography>
              ) : (
                <Box
                  component="ul"
                  aria-label="Cars left out"
                  aria-busy={report.isPlaceholderData}
                  sx={{ m: 0, p: 0, listStyle: 'none', opacity: report.isPlaceholderData ? 0.6 : 1 }}
                >
                  {leftOutCars.map(({ carId, name, stockNumber, because }) => (
                    <Box
                      component="li"
                      key={carId}
                      sx={{
                        display: 'grid',
                        gap: { xs: 0.25, sm: 2 },
                        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 5fr) minmax(0, 7fr)' },
                        py: 1,
                        borderTop: 1,
                        borderColor: 'divider',
                        '&:first-of-type': { borderTop: 0 },
                      }}
                    >
                      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                        <Link component={LinkBase} to={`/stock/${carId}`}>
                          {name}
                        </Link>
                        <Typography variant="body2" color="text.secondary">
                          {stockNumber}
                        </Typography>
                      </Box>
                      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{because.map(({ message }) => message).join(' ')}</Box>
                    </Box>
                  ))}
                </Box>
              )}
              {!isFiltered && leftOutCars.length < leftOut && (
                <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
                  The first {formatNumber(leftOutCars.length)}. Choose a reason or search to see the others.
                </Typography>
              )}
            </>
          )}
        </Card>
      </Box>
    </>
  )
}
