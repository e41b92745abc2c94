import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import { BackLink } from '../../../parts/BackLink'
import { ListSkeleton } from '../../../parts/lists/ListBody'
import { OtherRole } from '../../../parts/OtherRole'
import { PageError } from '../../../parts/PageError'
import { PageHeading } from '../../../parts/PageHeading'
import { useMay } from '../../useMay'
import { WalkAround } from './WalkAround'

/** Takes the photos of one car in a guided walk around it. */
export const WalkPage = () => {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(api.stock.getOne.queryOptions({ id }, { retry: false }))
  if (!useMay()('stock.edit')) return <OtherRole />
  if (error && !data) return <PageError message={callError(error).message} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  return (
    <>
      <BackLink to={`/stock/${id}`}>{data.name}</BackLink>
      <PageHeading title="Walk around" text={`${data.name} · ${data.stockNumber}`} />
      <WalkAround key={id} car={data} />
    </>
  )
}
