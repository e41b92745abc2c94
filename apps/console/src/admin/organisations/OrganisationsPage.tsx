import { Box, Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { OrganisationCard } from './OrganisationCard'

/** The dealers and groups: their names, dealerships and sites, and whether they are in use. */
export const OrganisationsPage = () => {
  const { data, error, refetch } = useQuery(
    api.organisations.getList.queryOptions({ page: 1, perPage: 100, sort: { field: 'name', order: 'ASC' } }, { staleTime: 0 }),
  )
  if (error) return <PageError message={callError(error).message} onRetry={() => refetch()} />
  return (
    <>
      <PageHeading
        title="Organisations"
        text={data ? `${data.total} ${data.total === 1 ? 'dealer or group' : 'dealers and groups'}` : ''}
      />
      {!data && <Skeleton variant="rounded" height={320} aria-busy="true" />}
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 920 }}>
        {data?.data.map((organisation) => (
          <OrganisationCard key={organisation.id} organisation={organisation} onDone={() => void refetch()} />
        ))}
      </Box>
    </>
  )
}
