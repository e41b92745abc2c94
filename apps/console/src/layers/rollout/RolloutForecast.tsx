import { Box, CircularProgress, Typography } from '@mui/material'
import { useQueries } from '@tanstack/react-query'
import { api } from '../../client/api'
import { readOnce } from '../../client/readOnce'
import { ProblemList } from '../../parts/changes/ProblemList'
import { formatCount } from '../../parts/formatCount'
import { ForecastGroups } from '../forecast/ForecastGroups'
import { forecastSentence } from '../forecast/forecastSentence'
import type { SiteImpact } from '../impact/useImpact'

interface Props {
  readonly layerId: string
  readonly revision: number
  readonly sites: readonly SiteImpact[]
}

const maxSites = 3

/** Sites spread over a list. */
const spread = (sites: readonly SiteImpact[]): SiteImpact[] =>
  sites.filter((_site, index) => index % Math.ceil(sites.length / maxSites) === 0)

/** What a roll-out changes on the pages of some of its sites, and new findings of the compliance rules there. */
export const RolloutForecast = ({ layerId, revision, sites }: Props) => {
  const changed = sites.filter(({ changesKey }) => changesKey !== null)
  const sampled = spread(changed)
  const results = useQueries({
    queries: sampled.map(({ siteId }) =>
      api.rollouts.forecast.queryOptions({ layerId, revision, siteId }, { ...readOnce, retry: false, trpc: { abortOnUnmount: true } }),
    ),
  })
  if (sampled.length === 0) return null
  return (
    <Box component="section" aria-label="What shoppers will see" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography sx={{ fontWeight: 620 }}>
        Pages of {sampled.length} of the {formatCount(changed.length, 'site', 'sites')} that change
      </Typography>
      {sampled.map(({ siteId, name }, index) => {
        const result = results[index]
        const data = result?.data
        const isPending = result?.isPending ?? false
        return (
          <Box key={siteId} aria-busy={isPending}>
            <Typography component="h3" sx={{ fontSize: 13.5, fontWeight: 650, display: 'flex', alignItems: 'center', gap: 1 }}>
              {name}
              {isPending && <CircularProgress size={14} aria-label={`Comparing pages of ${name}`} />}
            </Typography>
            {data && data.problems.length > 0 && <ProblemList problems={data.problems} />}
            {data?.forecast && (
              <>
                <Typography sx={{ fontSize: 13.5, mb: 0.5 }}>{forecastSentence(data.forecast)}</Typography>
                <ForecastGroups forecast={data.forecast} />
              </>
            )}
            {!isPending && !data?.forecast && (
              <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>The pages can’t be compared just now.</Typography>
            )}
          </Box>
        )
      })}
    </Box>
  )
}
