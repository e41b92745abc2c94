import type { Permission } from '@forecourt/rules/access/permissions'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { CoreAdminContext, type DataProvider, Notification, TestMemoryRouter } from 'react-admin'
import type { Me } from '../Records'
import { testQueryClient } from './testQueryClient'

const nothing = async () => {}

/** Renders part of the console in its context: queries, notices, permissions, and the signed-in user. */
export const renderInConsole = (
  node: ReactNode,
  may: (permission: Permission) => boolean = () => true,
  dataProvider?: DataProvider,
  me: Partial<Me> | null = null,
) => {
  const session = { login: nothing, logout: nothing, checkAuth: nothing, checkError: nothing }
  return render(
    <TestMemoryRouter>
      <CoreAdminContext
        authProvider={{ ...session, getPermissions: async () => ({ me, may }) }}
        queryClient={testQueryClient()}
        dataProvider={dataProvider}
      >
        {node}
        <Notification />
      </CoreAdminContext>
    </TestMemoryRouter>,
  )
}
