import { Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-admin'
import { callError } from '../../client/callError'
import { trpc } from '../../client/trpc'
import { PageError } from '../../parts/PageError'
import { MadeDealer } from './MadeDealer'
import { Wizard } from './Wizard'

/** A dealer being set up, at `#/onboarding/:id`: questions, then the draft to look at; once it is live, what is left to do. */
export const OnboardingPage = () => {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['onboarding', 'one', id],
    queryFn: async () => ({ record: await trpc.onboarding.getOne.query({ id }), choices: await trpc.onboarding.choices.query() }),
    // What is typed is ahead of what is stored: reading anew in the background would take it back.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  if (error) return <PageError message={callError(error).message} onRetry={() => refetch()} />
  if (!data) return <Skeleton variant="rounded" height={420} aria-busy="true" />
  if (data.record.siteId && data.record.finishedAt) return <Navigate to={`/sites/${data.record.siteId}/setup`} replace />
  if (data.record.siteId) return <MadeDealer id={id} siteId={data.record.siteId} name={data.record.name} />
  return <Wizard record={data.record} choices={data.choices} onMade={() => void refetch()} />
}
