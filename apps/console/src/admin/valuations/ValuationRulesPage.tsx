import { Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { BackLink } from '../../parts/BackLink'
import { ListSkeleton } from '../../parts/lists/ListSkeleton'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { useOwner } from '../records/useOwner'
import { RulesForm } from './RulesForm'

/** A business's rules of trade-in prices, with what they would offer for ten usual vehicles. */
export const ValuationRulesPage = () => {
  const { organisationId, field } = useOwner()
  const { data, error, refetch } = useQuery(
    api.valuations.rules.queryOptions({ organisationId }, { enabled: organisationId !== '', staleTime: 0, retry: false }),
  )
  return (
    <>
      <BackLink to="/valuations">Valuations</BackLink>
      <PageHeading
        title="Rules of price"
        text="What shoppers are offered online for their own vehicles. What was offered stands as it is."
      />
      {field}
      {organisationId === '' && <Typography color="text.secondary">Each business has its own: choose one.</Typography>}
      {error && <PageError message={callError(error).message} onRetry={() => void refetch()} />}
      {!error && organisationId !== '' && !data && <ListSkeleton />}
      {data && <RulesForm key={`${organisationId} ${data.revision}`} organisationId={organisationId} stored={data} />}
    </>
  )
}
