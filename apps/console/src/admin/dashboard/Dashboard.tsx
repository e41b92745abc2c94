import { Box } from '@mui/material'
import { PageHeading } from '../../parts/PageHeading'
import { useMe } from '../../parts/useMe'
import { useMay } from '../useMay'
import { DraftsCard } from './DraftsCard'
import { Figures } from './Figures'
import { LatestLeadsCard } from './LatestLeadsCard'
import { LeadDaysCard } from './LeadDaysCard'
import { RequestsCard } from './RequestsCard'
import { StockCountsCard } from './StockCountsCard'

const today = new Intl.DateTimeFormat('en-AU', { weekday: 'long', day: 'numeric', month: 'long' })

/** The first page: what came in, what waits, how the yard stands. */
export const Dashboard = () => {
  const may = useMay()
  const main = may('lead.read')
  const aside = may('site.read') || may('stock.read')
  const firstName = useMe()?.user.name.split(' ')[0]
  return (
    <>
      <PageHeading title="Overview" text={[firstName && `Welcome, ${firstName}.`, today.format(new Date())].filter(Boolean).join(' ')} />
      <Figures />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: main && aside ? 'minmax(0, 1.5fr) minmax(0, 1fr)' : 'minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        {main && (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <LeadDaysCard />
            <LatestLeadsCard />
          </Box>
        )}
        {aside && (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <RequestsCard />
            {may('site.read') && <DraftsCard />}
            {may('stock.read') && <StockCountsCard />}
          </Box>
        )}
      </Box>
    </>
  )
}
