import { grantedRoleName } from '@forecourt/rules/access/roles'
import PeopleIcon from '@mui/icons-material/GroupOutlined'
import InviteIcon from '@mui/icons-material/PersonAddAlt1Outlined'
import {
  Alert,
  Box,
  Button,
  Card,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Switch,
  Typography,
} from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ListBase, useListContext, useNotify, useRefresh } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { UserChoices, UserRecord } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { FilterBar } from '../../parts/lists/FilterBar'
import { ListBody } from '../../parts/lists/ListBody'
import { type Column, RecordTable } from '../../parts/lists/RecordTable'
import { PageHeading } from '../../parts/PageHeading'
import { StatusPill } from '../../parts/StatusPill'
import { useMe } from '../../parts/useMe'
import { useUndoNotice } from '../../parts/useUndoNotice'
import { useStartedAction } from '../layout/palette/useStartedAction'
import { usePageLabel } from '../layout/usePageLabel'
import { useOrganisation, useOrganisationFilter } from '../useOrganisation'
import { InviteDialog } from './InviteDialog'
import { OwnRolesCard } from './OwnRolesCard'

/** Whether each organisation requires two-factor sign-in; with a selected organisation, only that one. */
export const TwoFactorCard = ({ choices }: { readonly choices: UserChoices }) => {
  const notify = useNotify()
  const notifyUndo = useUndoNotice()
  const queries = useQueryClient()
  const { mutate: changeRequirement } = useMutation(
    api.users.requireTwoFactor.mutationOptions({
      onSuccess: () => queries.invalidateQueries(api.users.choices.queryFilter()),
      onError: (error) => notify(callError(error).message, { type: 'error' }),
    }),
  )
  /** Can be undone, because it locks out users who haven’t set it up. */
  const setRequired = (place: UserChoices['places'][number], required: boolean) =>
    changeRequirement(
      { organisationId: place.organisationId, required },
      {
        onSuccess: () =>
          notifyUndo(`${place.name} ${required ? 'now' : 'no longer'} requires two-factor sign-in.`, () =>
            changeRequirement({ organisationId: place.organisationId, required: !required }),
          ),
      },
    )
  const [organisationId] = useOrganisation()
  const places = choices.places.filter(
    (place) => place.isWholeOrganisation && (organisationId === null || place.organisationId === organisationId),
  )
  if (places.length === 0) return null
  return (
    <Card sx={{ p: 2.5, mt: 3 }}>
      <Typography variant="h3" component="h2">
        Two-factor sign-in
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5, maxWidth: '70ch' }}>
        Where it is required, people enter a code from an app on their phone in addition to their password. Anyone who hasn’t set it up has
        to do so first.
      </Typography>
      <Box sx={{ display: 'grid', mt: 1, gridTemplateColumns: { sm: 'repeat(auto-fill, minmax(300px, 1fr))' } }}>
        {places.map((place) => (
          <FormControlLabel
            key={place.organisationId}
            label={`Required for ${place.name}`}
            control={<Switch checked={place.requireTwoFactor} onChange={(event) => setRequired(place, event.target.checked)} />}
          />
        ))}
      </Box>
    </Card>
  )
}

/** Status pill of each state of a user. */
export const userStatePills = {
  active: { text: 'Active', tone: 'good' },
  invited: { text: 'Invited', tone: 'waiting' },
  expired: { text: 'Invitation expired', tone: 'bad' },
  disabled: { text: 'Disabled', tone: 'quiet' },
} as const satisfies Record<UserRecord['state'], object>

/** The roles that the user may grant, with scopes; undefined while loading. */
export const useChoices = (): UserChoices | undefined => useQuery(api.users.choices.queryOptions()).data

/** Warns staff about the public password of the demo users, and removes these. */
export const DemoLoginsNotice = () => {
  const notify = useNotify()
  const refresh = useRefresh()
  const [isConfirming, setConfirming] = useState(false)
  const { mutate } = useMutation(
    api.users.removeDemo.mutationOptions({
      onSuccess: ({ removed }) => {
        notify(`${removed} demo logins removed.`, { type: 'success' })
        refresh()
      },
      onError: (error) => notify(callError(error).message, { type: 'error' }),
    }),
  )
  const remove = () => {
    setConfirming(false)
    mutate()
  }
  return (
    <>
      <Alert
        severity="warning"
        sx={{ mb: 2 }}
        action={
          <Button color="inherit" size="small" onClick={() => setConfirming(true)} sx={{ whiteSpace: 'nowrap' }}>
            Remove demo logins
          </Button>
        }
      >
        People marked “Demo” sign in with a publicly known password. Remove them before anyone else can reach this console.
      </Alert>
      <Dialog open={isConfirming} onClose={() => setConfirming(false)} maxWidth="xs" fullWidth aria-labelledby="remove-demo-title">
        <DialogTitle id="remove-demo-title" sx={{ fontSize: 18, fontWeight: 660 }}>
          Remove the demo logins?
        </DialogTitle>
        <DialogContent>
          <DialogContentText>
            Everyone marked “Demo” is signed out and removed permanently. The demo dealers and their cars stay.
          </DialogContentText>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button color="inherit" onClick={() => setConfirming(false)}>
            Cancel
          </Button>
          <Button variant="contained" color="error" onClick={remove}>
            Remove demo logins
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

const UserName = ({ user }: { user: UserRecord }) => (
  <>
    <Box sx={{ fontWeight: 620 }}>
      {user.name}
      {user.me && (
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 450 }}>
          {' '}
          (you)
        </Box>
      )}
    </Box>
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {user.email}
    </Typography>
  </>
)

const roleNames = ({ memberships }: UserRecord) => [...new Set(memberships.map(grantedRoleName))].join(', ')
const placeNames = ({ memberships }: UserRecord) =>
  [...new Set(memberships.map(({ organisationName, siteName }) => siteName ?? organisationName ?? 'Forecourt'))].join(', ')
const StatePills = ({ user }: { user: UserRecord }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
    <StatusPill tone={userStatePills[user.state].tone}>{userStatePills[user.state].text}</StatusPill>
    {user.demo && <StatusPill tone="waiting">Demo</StatusPill>}
  </Box>
)

const columns: readonly Column<UserRecord>[] = [
  { label: 'Person', sortBy: 'name', render: (user) => <UserName user={user} /> },
  { label: 'Role', render: roleNames },
  { label: 'Works for', from: 'lg', render: placeNames },
  { label: 'Status', render: (user) => <StatePills user={user} /> },
  { label: 'Two-factor', from: 'xl', render: (user) => (user.twoFactor ? 'On' : '–') },
  {
    label: 'Last signed in',
    sortBy: 'lastSignInAt',
    align: 'right',
    render: (user) => (user.lastSignInAt ? <Ago at={user.lastSignInAt} /> : 'Never'),
  },
]

const People = () => {
  const { total, data } = useListContext<UserRecord>()
  const choices = useChoices()
  const me = useMe()
  const title = usePageLabel('/users', 'Team')
  const [isInviting, setInviting] = useState(false)
  useStartedAction('invite', () => setInviting(true))
  return (
    <>
      <PageHeading
        title={title}
        text={total === undefined ? '' : `${total} ${total === 1 ? 'person' : 'people'} with access`}
        actions={
          <Button variant="contained" startIcon={<InviteIcon />} disabled={!choices} onClick={() => setInviting(true)}>
            Invite
          </Button>
        }
      />
      {me?.staff && me.roles.includes('platformAdmin') && data?.some(({ demo }) => demo) && <DemoLoginsNotice />}
      <FilterBar searchLabel="Name or email" />
      <ListBody
        emptyTitle="No one yet"
        emptyText="Invite your team. They choose their own passwords."
        emptyPicture={<PeopleIcon />}
        emptyGuide="invite-a-colleague"
      >
        <RecordTable<UserRecord>
          label="People"
          columns={columns}
          linkTo={({ id }) => `/users/${encodeURIComponent(id)}/show`}
          compact={(user) => (
            <Box sx={{ display: 'grid', gap: 0.75 }}>
              <Box sx={{ minWidth: 0 }}>
                <UserName user={user} />
                <Typography variant="body2">{roleNames(user)}</Typography>
              </Box>
              <StatePills user={user} />
            </Box>
          )}
        />
      </ListBody>
      {choices && <OwnRolesCard choices={choices} />}
      {choices && <TwoFactorCard choices={choices} />}
      {isInviting && choices && <InviteDialog choices={choices} onClose={() => setInviting(false)} />}
    </>
  )
}

/** Users of the console, with roles. */
export const UserList = () => (
  <ListBase resource="users" perPage={25} sort={{ field: 'name', order: 'ASC' }} filter={useOrganisationFilter()}>
    <People />
  </ListBase>
)
