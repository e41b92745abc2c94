import type { ConfigChange } from '@forecourt/schema/diff/describeChanges'
import { Box, Button, CircularProgress, Typography } from '@mui/material'
import { useState } from 'react'
import { api } from '../../client/api'
import { readOnce } from '../../client/readOnce'
import { bothSides, PageSides, SidesDialog } from '../preview/PageSides'
import { ForecastGroups } from './ForecastGroups'
import { forecastSentence } from './forecastSentence'
import { useForecast } from './useForecast'

interface Props {
  readonly siteId: string
  readonly siteName: string
  /** The publish request; undefined for the draft. */
  readonly requestId?: string
  /** The earlier version that would go live again. */
  readonly version?: number
  /** What would be published, to name the settings that changed pages use. */
  readonly changes?: readonly ConfigChange[]
  /** Whether what is stored is what would go live, and isn't being published. */
  readonly isReady: boolean
}

/** The live pages that a publication changes, grouped by equal changes; each group can be seen on a page, before and after. */
export const PageForecast = ({ siteId, siteName, requestId, version, changes, isReady }: Props) => {
  const { forecast, isLoading, retry } = useForecast({ siteId, requestId, version, isReady })
  const [compared, setCompared] = useState<string | null>(null)
  const query = (path: string) =>
    api.sites.forecastSides.queryOptions(
      { siteId, requestId, version, path },
      { ...readOnce, select: bothSides, trpc: { abortOnUnmount: true } },
    )
  return (
    <Box component="section" aria-label="What shoppers will see" aria-busy={isLoading}>
      <Typography sx={{ fontWeight: 620, mb: 0.5, display: 'flex', alignItems: 'center', gap: 1 }}>
        {forecast ? forecastSentence(forecast, isLoading) : isLoading ? 'Comparing pages with the live site' : 'Pages that change'}
        {isLoading && <CircularProgress size={14} aria-label="Comparing pages" />}
      </Typography>
      {!forecast && !isLoading && (
        <Typography variant="body2" color="text.secondary">
          {isReady ? 'The pages can’t be compared just now. You can still publish.' : 'They are compared once the draft is saved.'}
          {isReady && (
            <Button size="small" onClick={retry}>
              Try again
            </Button>
          )}
        </Typography>
      )}
      {forecast?.changed === 0 && (
        <Typography variant="body2" color="text.secondary">
          Pages are compared as they are now. A change with a later first day, such as a banner, shows from that day.
        </Typography>
      )}
      {forecast && <ForecastGroups forecast={forecast} changes={changes} onCompare={setCompared} />}
      {compared !== null && (
        <SidesDialog title={`${siteName}: live and after publishing`} onClose={() => setCompared(null)}>
          <PageSides marksChanges siteId={siteId} query={query} startAt={() => compared} />
        </SidesDialog>
      )}
    </Box>
  )
}
