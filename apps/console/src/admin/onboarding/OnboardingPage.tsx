import { Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { readOnce } from '../../client/readOnce'
import { PageError } from '../../parts/PageError'
import { MadeDealer } from './MadeDealer'
import { Wizard } from './Wizard'

/** A dealer being set up, at `#/onboarding/:id`: questions, then the draft to look at; once it is live, what is left to do. */
export const OnboardingPage = () => {
  const { id = '' } = useParams()
  // What is typed is ahead of what is stored: reading anew in the background would take it back.
  const { data: record, error, refetch } = useQuery(api.onboarding.getOne.queryOptions({ id }, readOnce))
  const { data: choices, error: choicesError, refetch: refetchChoices } = useQuery(api.onboarding.choices.queryOptions(undefined, readOnce))
  const failure = error ?? choicesError
  const readAgain = () => {
    void refetch()
    void refetchChoices()
  }
  if (failure) return <PageError message={callError(failure).message} onRetry={readAgain} />
  if (!record || !choices) return <Skeleton variant="rounded" height={420} aria-busy="true" />
  if (record.siteId && record.finishedAt) return <Navigate to={`/sites/${record.siteId}/setup`} replace />
  if (record.siteId) return <MadeDealer id={id} siteId={record.siteId} name={record.name} />
  return <Wizard record={record} choices={choices} onMade={readAgain} />
}
