import { permissions } from '@forecourt/rules/access/permissions'
import { can, type Role } from '@forecourt/rules/access/roles'
import { expect, test } from 'vitest'
import { viewableRoles } from './viewableRoles'

const of = (role: Role) => viewableRoles({ roles: [role], permissions: permissions.filter((permission) => can(role, permission)) })

test('A salesperson has no role to view the console as, a manager has those of the team (AUTH-10)', () => {
  expect(of('sales')).toEqual([])
  expect(of('dealerPrincipal')).toEqual(expect.arrayContaining(['sales', 'stock', 'marketing', 'editor', 'finance']))
  expect(of('dealerPrincipal')).not.toContain('groupManager')
})
