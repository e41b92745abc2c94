import { Box, Button, CircularProgress, Typography } from '@mui/material'
import { useQueries } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { api } from '../../client/api'
import { readOnce } from '../../client/readOnce'
import { ProblemList } from '../../parts/changes/ProblemList'
import type { SiteImpact } from '../impact/useImpact'
import { ForecastGroups } from './ForecastGroups'
import { forecastSentence } from './forecastSentence'
import { sampledSites } from './sampledSites'
import { sampleSentence } from './sampleSentence'

interface Props {
  readonly layerId: string
  /** The layer's draft, or one of its releases. */
  readonly state: 'draft' | number
  readonly sites: readonly SiteImpact[]
}

/** Number of sites that are compared at first, and of those that each click adds. */
const firstSites = 3
const moreSites = 5

/** What a layer's draft or release changes on the pages of a sample of its sites, and new findings of the compliance rules there. */
export const SitesForecast = ({ layerId, state, sites }: Props) => {
  const [count, setCount] = useState(firstSites)
  const changed = useMemo(() => sampledSites(sites.filter(({ changesKey }) => changesKey !== null)), [sites])
  const sampled = changed.slice(0, count)
  const results = useQueries({
    queries: sampled.map(({ siteId }) =>
      api.rollouts.forecast.queryOptions({ layerId, state, siteId }, { ...readOnce, retry: false, trpc: { abortOnUnmount: true } }),
    ),
  })
  if (sampled.length === 0) return null
  const compared = results.flatMap(({ data }) => data?.forecast ?? [])
  const found = compared.filter((forecast) => forecast.changed > 0).length
  return (
    <Box component="section" aria-label="What shoppers will see" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography sx={{ fontWeight: 620 }}>{sampleSentence({ found, compared: compared.length, total: changed.length })}</Typography>
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
      {count < changed.length && (
        <Button variant="outlined" color="inherit" onClick={() => setCount(count + moreSites)} sx={{ justifySelf: 'start' }}>
          Compare more sites
        </Button>
      )}
    </Box>
  )
}
