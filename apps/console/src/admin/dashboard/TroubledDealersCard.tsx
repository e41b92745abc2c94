import { Box, Button, Card, Skeleton, Typography } from '@mui/material'
import { LinkBase, useGetList } from 'react-admin'
import type { FleetRecord } from '../../client/Records'
import { FleetCard } from '../sites/fleet/fleetColumns'

const shownCount = 5
const tableAddress = `/fleet?filter=${encodeURIComponent(JSON.stringify({ trouble: 'any' }))}`

/** The dealers with the most severe problems, for the platform's staff. */
export const TroubledDealersCard = () => {
  const { data, total, isPending } = useGetList<FleetRecord>('fleet', {
    pagination: { page: 1, perPage: shownCount },
    sort: { field: 'troubles', order: 'DESC' },
    filter: { trouble: 'any' },
  })
  return (
    <Card component="section" aria-labelledby="troubled-dealers">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2.5, pt: 2, pb: 1 }}>
        <Typography variant="h3" component="h2" id="troubled-dealers" sx={{ flex: 1 }}>
          Dealers with problems
        </Typography>
        {total !== undefined && total > 0 && (
          <Button component={LinkBase} to={tableAddress} color="primary">
            {total === 1 ? 'Open the table' : `All ${total.toLocaleString('en-AU')}`}
          </Button>
        )}
      </Box>
      {isPending && <Skeleton sx={{ mx: 2.5, mb: 2 }} height={48} />}
      {data?.length === 0 && (
        <Typography color="text.secondary" sx={{ px: 2.5, pb: 2.5 }}>
          No dealer has a problem.
        </Typography>
      )}
      <Box component="ul" aria-labelledby="troubled-dealers" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((site) => (
          <Box component="li" key={site.id} sx={{ px: 2.5, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
            <FleetCard site={site} />
          </Box>
        ))}
      </Box>
    </Card>
  )
}
