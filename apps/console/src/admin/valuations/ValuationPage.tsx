import { vehicleName } from '@forecourt/rules/valuations/Valuation'
import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { BackLink } from '../../parts/BackLink'
import { ListSkeleton } from '../../parts/lists/ListSkeleton'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { StatusPill } from '../../parts/StatusPill'
import { valuationStateNames } from './figureText'
import { StockCard } from './StockCard'
import { ValuationFacts } from './ValuationFacts'
import { ValuationOfferCard } from './ValuationOfferCard'
import { ValuationPhotos } from './ValuationPhotos'

/** One valuation: the vehicle with its photos, what was answered, what is offered, and what can be done. */
export const ValuationPage = () => {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(api.valuations.getOne.queryOptions({ id }, { staleTime: 0, retry: false }))
  if (error && !data) return <PageError message={callError(error).message} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  const { text, tone } = valuationStateNames[data.state]
  return (
    <>
      <BackLink to="/valuations">Valuations</BackLink>
      <PageHeading
        title={vehicleName(data.vehicle) || (data.vehicle.plate ?? 'Vehicle')}
        text={
          <Box component="span" sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <StatusPill tone={tone}>{text}</StatusPill>
            on {data.siteName}
          </Box>
        }
      />
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' } }}>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <ValuationPhotos photos={data.photos} />
          <ValuationFacts valuation={data} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0, order: { xs: -1, lg: 0 } }}>
          <ValuationOfferCard key={data.revision} valuation={data} />
          <StockCard valuation={data} />
        </Box>
      </Box>
    </>
  )
}
