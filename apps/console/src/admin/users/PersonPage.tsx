import { Box } from '@mui/material'
import { ShowBase, useShowContext } from 'react-admin'
import type { UserDetail } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { BackLink } from '../../parts/BackLink'
import { ListSkeleton } from '../../parts/lists/ListSkeleton'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { queryOptionsForShow } from '../../parts/queryOptionsForShow'
import { StatusPill } from '../../parts/StatusPill'
import { PersonActions } from './PersonActions'
import { PersonRoles } from './PersonRoles'
import { personState } from './personState'
import { useChoices } from './useChoices'

const Person = () => {
  const { record: person, isPending, error, refetch } = useShowContext<UserDetail>()
  const choices = useChoices()
  if (isPending || (!choices && !error)) return <ListSkeleton />
  if (error || !person || !choices)
    return <PageError message={error?.message ?? 'That person does not exist, or works elsewhere.'} onRetry={() => refetch()} />
  const { text, tone } = personState[person.state]
  return (
    <>
      <BackLink to="/users">People</BackLink>
      <PageHeading
        title={person.name}
        text={
          <Box component="span" sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', overflowWrap: 'anywhere' }}>
            <StatusPill tone={tone}>{text}</StatusPill>
            {person.demo && <StatusPill tone="waiting">Demo</StatusPill>}
            {person.twoFactor && <StatusPill tone="good">Two-factor</StatusPill>}
            <span>{person.email}</span>
            {person.lastSignInAt && (
              <span>
                Last signed in <Ago at={person.lastSignInAt} />
              </span>
            )}
          </Box>
        }
      />
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' } }}>
        <PersonRoles key={JSON.stringify(person.memberships)} person={person} choices={choices} />
        <PersonActions person={person} />
      </Box>
    </>
  )
}

/** One person: what they may do, and their way in. */
export const PersonPage = () => (
  <ShowBase resource="users" queryOptions={queryOptionsForShow}>
    <Person />
  </ShowBase>
)
