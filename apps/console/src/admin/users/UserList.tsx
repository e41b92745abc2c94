import { roleName } from '@forecourt/rules/access/roleName'
import PeopleIcon from '@mui/icons-material/GroupOutlined'
import InviteIcon from '@mui/icons-material/PersonAddAlt1Outlined'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { ListBase, useListContext } from 'react-admin'
import type { UserRecord } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { FilterBar } from '../../parts/lists/FilterBar'
import { ListBody } from '../../parts/lists/ListBody'
import { type Column, RecordTable } from '../../parts/lists/RecordTable'
import { PageHeading } from '../../parts/PageHeading'
import { StatusPill } from '../../parts/StatusPill'
import { useMe } from '../../parts/useMe'
import { useOrganisationFilter } from '../useOrganisationFilter'
import { DemoLoginsNotice } from './DemoLoginsNotice'
import { InviteDialog } from './InviteDialog'
import { personState } from './personState'
import { TwoFactorCard } from './TwoFactorCard'
import { useChoices } from './useChoices'

const Person = ({ user }: { user: UserRecord }) => (
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

const roles = ({ memberships }: UserRecord) => [...new Set(memberships.map(({ role }) => roleName(role)))].join(', ')
const places = ({ memberships }: UserRecord) =>
  [...new Set(memberships.map(({ organisationName, siteName }) => siteName ?? organisationName ?? 'Forecourt'))].join(', ')
const State = ({ user }: { user: UserRecord }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
    <StatusPill tone={personState[user.state].tone}>{personState[user.state].text}</StatusPill>
    {user.demo && <StatusPill tone="waiting">Demo</StatusPill>}
  </Box>
)

const columns: readonly Column<UserRecord>[] = [
  { label: 'Person', sortBy: 'name', render: (user) => <Person user={user} /> },
  { label: 'Role', render: roles },
  { label: 'Works for', from: 'lg', render: places },
  { label: 'State', render: (user) => <State user={user} /> },
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
  const [inviting, setInviting] = useState(false)
  return (
    <>
      <PageHeading
        title="People"
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
        emptyTitle="Nobody yet"
        emptyText="Invite who works with you: they choose a password of their own."
        emptyPicture={<PeopleIcon />}
      >
        <RecordTable<UserRecord>
          label="People"
          columns={columns}
          linkTo={({ id }) => `/users/${encodeURIComponent(id)}/show`}
          compact={(user) => (
            <Box sx={{ display: 'grid', gap: 0.75 }}>
              <Box sx={{ minWidth: 0 }}>
                <Person user={user} />
                <Typography variant="body2">{roles(user)}</Typography>
              </Box>
              <State user={user} />
            </Box>
          )}
        />
      </ListBody>
      {choices && <TwoFactorCard choices={choices} />}
      {inviting && choices && <InviteDialog choices={choices} onClose={() => setInviting(false)} />}
    </>
  )
}

/** Who may use the console, and as what. */
export const UserList = () => (
  <ListBase resource="users" perPage={25} sort={{ field: 'name', order: 'ASC' }} filter={useOrganisationFilter()}>
    <People />
  </ListBase>
)
