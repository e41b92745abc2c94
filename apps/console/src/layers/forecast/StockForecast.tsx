import { Alert, Box, LinearProgress, Typography } from '@mui/material'
import { callError } from '../../client/callError'
import type { Outputs } from '../../client/Records'
import { formatCount } from '../../parts/formatCount'
import { ForecastGroups } from './ForecastGroups'
import { forecastSentence } from './forecastSentence'

type Forecasts = Outputs['stock']['forecast']

interface Props {
  /** Null if the change is too large. */
  readonly forecasts: Forecasts | null | undefined
  readonly error: unknown
}

const SiteForecast = ({ site: { name, forecast } }: { readonly site: Forecasts['sites'][number] }) => (
  <Box component="section" aria-label={name} sx={{ mt: 1.5 }}>
    <Typography variant="subtitle2" component="h3">
      {name}
    </Typography>
    {forecast ? (
      <>
        <Typography sx={{ fontSize: 13.5, mb: 0.5 }}>{forecastSentence(forecast)}</Typography>
        <ForecastGroups forecast={forecast} />
      </>
    ) : (
      <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>The pages can’t be compared just now.</Typography>
    )}
  </Box>
)

/** Pages of the live sites that a change of cars would change, by site. */
export const StockForecast = ({ forecasts, error }: Props) => {
  if (error) return <Alert severity="error">{callError(error).message}</Alert>
  if (forecasts === undefined) return <LinearProgress aria-label="Comparing pages" />
  if (forecasts === null) return <Typography color="text.secondary">The file has too many rows to compare pages.</Typography>
  return (
    <Box aria-live="polite">
      {forecasts.sites.length === 0 && <Typography color="text.secondary">There is no live site.</Typography>}
      {forecasts.sites.map((site) => (
        <SiteForecast key={site.siteId} site={site} />
      ))}
      {forecasts.left > 0 && (
        <Typography color="text.secondary">{formatCount(forecasts.left, 'other site wasn’t', 'other sites weren’t')} compared.</Typography>
      )}
    </Box>
  )
}
