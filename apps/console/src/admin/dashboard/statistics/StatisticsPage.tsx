import { Box, MenuItem, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import type { SiteRecord } from '../../../client/Records'
import { ListSkeleton } from '../../../parts/lists/ListBody'
import { PageError } from '../../../parts/PageError'
import { PageHeading } from '../../../parts/PageHeading'
import { useOwner } from '../../records/useOwner'
import { useMay } from '../../useMay'
import { StatisticsView } from './StatisticsView'

const periods = [
  { weeks: 1, label: 'Last 7 days' },
  { weeks: 4, label: '4 weeks' },
  { weeks: 12, label: '12 weeks' },
  { weeks: 52, label: '12 months' },
] as const
type Weeks = (typeof periods)[number]['weeks']

/** Analytics of a dealer's sites, with today's tasks at the top (ANL-01). */
export const StatisticsPage = () => {
  const { organisationId, field } = useOwner()
  const maySeeSites = useMay()('site.read')
  const [weeks, setWeeks] = useState<Weeks>(4)
  const [selectedSiteId, setSelectedSiteId] = useState('')
  const { data: sites = [] } = useGetList<SiteRecord>(
    'sites',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' }, filter: { organisationId } },
    { enabled: organisationId !== '' && maySeeSites },
  )
  const siteId = sites.some(({ id }) => id === selectedSiteId) ? selectedSiteId : ''
  const { data, error, refetch } = useQuery(
    api.statistics.overview.queryOptions(
      { organisationId, siteId: siteId || null, weeks },
      { enabled: organisationId !== '', staleTime: 0, retry: false, placeholderData: keepPreviousData },
    ),
  )
  return (
    <>
      <PageHeading
        title="Figures"
        text="Counted without cookies and without identifying anyone. Your own visits aren’t counted in a browser that has opened the site from this console."
      />
      {field}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={weeks}
          aria-label="Period"
          onChange={(_event, next: Weeks | null) => next && setWeeks(next)}
        >
          {periods.map((period) => (
            <ToggleButton key={period.weeks} value={period.weeks} sx={{ px: 2 }}>
              {period.label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {sites.length > 1 && (
          <TextField
            select
            size="small"
            label="Site"
            value={siteId}
            onChange={(event) => setSelectedSiteId(event.target.value)}
            sx={{ minWidth: 220 }}
          >
            <MenuItem value="">All sites</MenuItem>
            {sites.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Box>
      {error && <PageError message={callError(error).message} onRetry={() => void refetch()} />}
      {!error && organisationId !== '' && !data && <ListSkeleton />}
      {!error && data && <StatisticsView statistics={data} weeks={weeks} organisationId={organisationId} />}
    </>
  )
}
