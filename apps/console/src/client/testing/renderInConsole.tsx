import type { Permission } from '@forecourt/rules/access/permissions'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { CoreAdminContext, type DataProvider, Notification, TestMemoryRouter } from 'react-admin'
import { testQueryClient } from './testQueryClient'

const nothing = async () => {}

/** Renders part of the console in its context: queries, notices and permissions. */
export const renderInConsole = (node: ReactNode, may: (permission: Permission) => boolean = () => true, dataProvider?: DataProvider) => {
  const session = { login: nothing, logout: nothing, checkAuth: nothing, checkError: nothing }
  return render(
    <TestMemoryRouter>
      <CoreAdminContext
        authProvider={{ ...session, getPermissions: async () => ({ me: null, may }) }}
        queryClient={testQueryClient()}
        dataProvider={dataProvider}
      >
        {node}
        <Notification />
      </CoreAdminContext>
    </TestMemoryRouter>,
  )
}
