import { Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-admin'
import { callError } from '../../client/callError'
import { trpc } from '../../client/trpc'
import { PageError } from '../parts/PageError'
import { Wizard } from './Wizard'

/** A dealer being set up, at `#/onboarding/:id`; once the site is made, what is left to do at it. */
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
  return <Wizard record={data.record} choices={data.choices} />
}
