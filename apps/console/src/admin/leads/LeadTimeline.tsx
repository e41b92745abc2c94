import { keptText } from '@forecourt/rules/outbox/deliveryState'
import { Box, Card, Skeleton, Typography } from '@mui/material'
import type { LeadDetail } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { useMe } from '../../parts/useMe'

/** Timeline of a lead, oldest first. Events are undefined while the record comes from the list's cache. */
export const LeadTimeline = ({ events }: { events: LeadDetail['events'] | undefined }) => (
  <Card sx={{ p: 2.5 }}>
    <Typography variant="h3" component="h2" gutterBottom>
      Timeline
    </Typography>
    {useMe()?.hasMailServer === false && (
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {keptText}
      </Typography>
    )}
    {events === undefined && <Skeleton height={48} />}
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {events?.map((event) => (
        <Box
          component="li"
          key={`${event.at} ${event.text}`}
          sx={{
            position: 'relative',
            pl: 3,
            pb: 2,
            '&:last-child': { pb: 0 },
            '&::before': {
              content: '""',
              position: 'absolute',
              left: 4,
              top: 7,
              width: 9,
              height: 9,
              borderRadius: 5,
              bgcolor: event.failed ? 'error.main' : 'primary.main',
            },
            '&:not(:last-child)::after': {
              content: '""',
              position: 'absolute',
              left: 8,
              top: 20,
              bottom: -4,
              width: '1px',
              bgcolor: 'divider',
            },
          }}
        >
          <Typography sx={{ overflowWrap: 'anywhere' }}>{event.text}</Typography>
          <Typography variant="body2" color="text.secondary">
            <Ago at={event.at} />
            {event.by && ` · ${event.by}`}
          </Typography>
        </Box>
      ))}
    </Box>
  </Card>
)
