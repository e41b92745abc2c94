import { Box, Card, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'
import { browserTimeZone } from '../../parts/browserTimeZone'
import { useMay } from '../useMay'
import { useOrganisation } from '../useOrganisation'

/** Lead figures, polled every minute; undefined while loading or without permission. */
export const useLeadFigures = () => {
  const may = useMay()
  const [organisationId] = useOrganisation()
  return useQuery(
    api.leads.figures.queryOptions({ organisationId, timeZone: browserTimeZone() }, { enabled: may('lead.read'), refetchInterval: 60_000 }),
  ).data
}

const weekday = new Intl.DateTimeFormat('en-AU', { weekday: 'short', timeZone: 'UTC' })
const dayAndMonth = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const height = 120

/** Leads per day over two weeks: last week pale, this week strong. */
export const LeadDaysCard = () => {
  const days = useLeadFigures()?.byDay
  const highestCount = Math.max(1, ...(days ?? []).map(({ count }) => count))
  return (
    <Card sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2">
        Leads per day
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        Last two weeks
      </Typography>
      {days === undefined ? (
        <Skeleton variant="rounded" height={height + 24} />
      ) : (
        <Box component="ol" sx={{ display: 'flex', gap: { xs: 0.5, sm: 1 }, alignItems: 'flex-end', listStyle: 'none', m: 0, p: 0 }}>
          {days.map(({ date, count }, index) => {
            const day = new Date(date)
            return (
              <Box
                component="li"
                key={date}
                aria-label={`${dayAndMonth.format(day)}: ${count}`}
                sx={{ flex: 1, textAlign: 'center', minWidth: 0 }}
              >
                <Typography variant="caption" component="div" color="text.secondary" sx={{ lineHeight: 1.4 }}>
                  {count > 0 ? count : ''}
                </Typography>
                <Box
                  sx={{
                    height: Math.max(3, (count / highestCount) * height),
                    borderRadius: '5px 5px 2px 2px',
                    bgcolor: count === 0 ? 'divider' : 'primary.main',
                    opacity: index < days.length - 7 && count > 0 ? 0.35 : 1,
                  }}
                />
                <Typography variant="caption" component="div" color="text.secondary" sx={{ mt: 0.5, fontSize: 11.5, overflow: 'hidden' }}>
                  <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                    {weekday.format(day)}
                  </Box>
                  <Box component="span" sx={{ display: { sm: 'none' } }}>
                    {weekday.format(day)[0]}
                  </Box>
                </Typography>
              </Box>
            )
          })}
        </Box>
      )}
    </Card>
  )
}
