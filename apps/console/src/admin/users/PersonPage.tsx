import type { ScopedRole } from '@forecourt/rules/access/roles'
import { Alert, Box, Button, Card, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ShowBase, useNotify, useRefresh, useShowContext } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { UserChoices, UserDetail } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { BackLink } from '../../parts/BackLink'
import { ListSkeleton } from '../../parts/lists/ListBody'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { queryOptionsForShow } from '../../parts/queryOptionsForShow'
import { StatusPill } from '../../parts/StatusPill'
import { usePageLabel } from '../layout/usePageLabel'
import { PersonActions } from './PersonActions'
import { PersonEmail } from './PersonEmail'
import { placeKey, RolesField, roleText } from './RolesField'
import { useChoices, userStatePills } from './UserList'

interface Props {
  readonly person: UserDetail
  readonly choices: UserChoices
}

const toScopedRole = ({ role, organisationId, siteId }: ScopedRole): ScopedRole => ({ role, organisationId, siteId })
const roleKey = (held: ScopedRole) => `${held.role} ${placeKey(held)}`

/** Roles of a user; editable where the signed-in user manages users. */
const PersonRoles = ({ person, choices }: Props) => {
  const notify = useNotify()
  const refresh = useRefresh()
  const editable = person.memberships.filter((held) => held.mine).map(toScopedRole)
  const readOnly = person.memberships.filter((held) => !held.mine)
  const [value, setValue] = useState<readonly (ScopedRole | null)[]>(editable)
  const complete = value.filter((each) => each !== null)
  const isIncomplete = complete.length < value.length
  const isChanged = isIncomplete || editable.map(roleKey).sort().join() !== complete.map(roleKey).sort().join()
  const { mutate: save, error } = useMutation(
    api.users.changeRoles.mutationOptions({
      onSuccess: () => {
        notify('Saved. It applies from their next click.', { type: 'success' })
        refresh()
      },
    }),
  )
  return (
    <Card sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        Roles
      </Typography>
      {error && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {callError(error).message}
        </Alert>
      )}
      {readOnly.map((held) => (
        <Typography key={roleKey(held)} color="text.secondary" sx={{ mb: 1.5 }}>
          {roleText(held)}
        </Typography>
      ))}
      {person.me &&
        person.memberships.filter((held) => held.mine).map((held) => <Typography key={roleKey(held)}>{roleText(held)}</Typography>)}
      {!person.me && editable.length > 0 && (
        <>
          <RolesField choices={choices} value={value} onChange={setValue} />
          <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
            <Button
              variant="contained"
              disabled={!isChanged || isIncomplete}
              onClick={() => save({ id: person.id, give: complete, take: editable })}
            >
              Save
            </Button>
            {isChanged && (
              <Button color="inherit" onClick={() => setValue(editable)}>
                Reset
              </Button>
            )}
          </Box>
        </>
      )}
      {!person.managesAllRoles && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
          {editable.length > 0 ? 'They also have roles that you can’t change.' : 'You can’t change these roles.'}
        </Typography>
      )}
    </Card>
  )
}

const Person = () => {
  const { record: person, isPending, error, refetch } = useShowContext<UserDetail>()
  const choices = useChoices()
  const title = usePageLabel('/users', 'Team')
  if (isPending || (!choices && !error)) return <ListSkeleton />
  if (error || !person || !choices)
    return <PageError message={error?.message ?? 'This person does not exist, or works elsewhere.'} onRetry={() => refetch()} />
  const { text, tone } = userStatePills[person.state]
  const canChangeEmail = person.managesAllRoles && !person.me && person.state !== 'disabled'
  return (
    <>
      <BackLink to="/users">{title}</BackLink>
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
        <Box sx={{ display: 'grid', gap: 2 }}>
          <PersonActions person={person} />
          {canChangeEmail && <PersonEmail key={`${person.email} ${person.newEmail}`} person={person} />}
        </Box>
      </Box>
    </>
  )
}

/** A user: roles and access. */
export const PersonPage = () => (
  <ShowBase resource="users" queryOptions={queryOptionsForShow}>
    <Person />
  </ShowBase>
)
