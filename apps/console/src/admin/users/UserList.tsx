import { roleName } from '@forecourt/rules/access/roleName'
import PeopleIcon from '@mui/icons-material/GroupOutlined'
import { Box, Typography } from '@mui/material'
import { ListBase, useListContext } from 'react-admin'
import { Ago } from '../parts/Ago'
import { FilterBar } from '../parts/FilterBar'
import { ListBody } from '../parts/ListBody'
import { PageHeading } from '../parts/PageHeading'
import { type Column, RecordTable } from '../parts/RecordTable'
import { StatusPill } from '../parts/StatusPill'
import type { UserRecord } from '../Records'
import { useOrganisationFilter } from '../useOrganisationFilter'

const Person = ({ user }: { user: UserRecord }) => (
  <>
    <Box sx={{ fontWeight: 620 }}>{user.name}</Box>
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {user.email}
    </Typography>
  </>
)

const roles = ({ memberships }: UserRecord) => [...new Set(memberships.map(({ role }) => roleName(role)))].join(', ')
const places = ({ memberships }: UserRecord) =>
  [...new Set(memberships.map(({ organisationName }) => organisationName ?? 'Forecourt'))].join(', ')
const State = ({ user }: { user: UserRecord }) =>
  user.disabled ? <StatusPill tone="bad">Disabled</StatusPill> : <StatusPill tone="good">Active</StatusPill>

const columns: readonly Column<UserRecord>[] = [
  { label: 'Person', sortBy: 'name', render: (user) => <Person user={user} /> },
  { label: 'Role', render: roles },
  { label: 'Works for', from: 'lg', render: places },
  { label: 'State', render: (user) => <State user={user} /> },
  {
    label: 'Last signed in',
    sortBy: 'lastSignInAt',
    align: 'right',
    render: (user) => (user.lastSignInAt ? <Ago at={user.lastSignInAt} /> : 'Never'),
  },
]

const People = () => {
  const { total } = useListContext<UserRecord>()
  return (
    <>
      <PageHeading title="People" text={total === undefined ? '' : `${total} ${total === 1 ? 'person' : 'people'} with access`} />
      <FilterBar searchLabel="Name or email" />
      <ListBody emptyTitle="Nobody yet" emptyText="People with access to the console appear here." emptyPicture={<PeopleIcon />}>
        <RecordTable<UserRecord>
          label="People"
          columns={columns}
          compact={(user) => (
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
              <Box sx={{ minWidth: 0 }}>
                <Person user={user} />
                <Typography variant="body2">{roles(user)}</Typography>
              </Box>
              <State user={user} />
            </Box>
          )}
        />
      </ListBody>
    </>
  )
}

/** Who may use the console, and as what. */
export const UserList = () => (
  <ListBase resource="users" perPage={25} sort={{ field: 'name', order: 'ASC' }} filter={useOrganisationFilter()}>
    <People />
  </ListBase>
)
