import type { Permission } from '@forecourt/rules/access/permissions'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { CoreAdminContext, Notification, TestMemoryRouter } from 'react-admin'
import { testQueryClient } from './testQueryClient'

const nothing = async () => {}

/** Draws a part of the console with what a page of it has around it: calls, notices, and what its user may do. */
export const renderInConsole = (node: ReactNode, may: (permission: Permission) => boolean = () => true) => {
  const session = { login: nothing, logout: nothing, checkAuth: nothing, checkError: nothing }
  return render(
    <TestMemoryRouter>
      <CoreAdminContext authProvider={{ ...session, getPermissions: async () => ({ me: null, may }) }} queryClient={testQueryClient()}>
        {node}
        <Notification />
      </CoreAdminContext>
    </TestMemoryRouter>,
  )
}
