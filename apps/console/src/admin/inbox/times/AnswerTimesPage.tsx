import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import { BackLink } from '../../../parts/BackLink'
import { ListSkeleton } from '../../../parts/lists/ListSkeleton'
import { PageError } from '../../../parts/PageError'
import { PageHeading } from '../../../parts/PageHeading'
import { useOwner } from '../../records/useOwner'
import { useMay } from '../../useMay'
import { InboxSettingsForm } from './InboxSettingsForm'
import { TimesTable } from './TimesTable'

const days = 30

const Settings = ({ organisationId }: { readonly organisationId: string }) => {
  const { data, error, refetch } = useQuery(api.inbox.settings.queryOptions({ organisationId }, { staleTime: 0, retry: false }))
  if (error) return <PageError message={callError(error).message} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  return <InboxSettingsForm key={`${organisationId} ${data.revision}`} organisationId={organisationId} stored={data} />
}

/** How fast shoppers are answered by people, and, for who decides it, how fast they should be and whose turn it is. */
export const AnswerTimesPage = () => {
  const { organisationId, field } = useOwner()
  const maySet = useMay()('user.manage')
  const { data, error, refetch } = useQuery(
    api.inbox.times.queryOptions({ organisationId, days }, { enabled: organisationId !== '', staleTime: 0, retry: false }),
  )
  return (
    <>
      <BackLink to="/inbox">Inbox</BackLink>
      <PageHeading
        title="Answer times"
        text={`From what a shopper asked to the first word of a person, in the last ${days} days. What is sent by itself doesn’t count.`}
      />
      {field}
      {error && <PageError message={callError(error).message} onRetry={() => void refetch()} />}
      {!error && organisationId !== '' && !data && <ListSkeleton />}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {data && (
          <>
            <TimesTable title="By person" whole={data.whole} rows={data.people} />
            <TimesTable title="By location" whole={data.whole} rows={data.locations} />
          </>
        )}
        {maySet && organisationId !== '' && <Settings organisationId={organisationId} />}
      </Box>
    </>
  )
}
