import { expect, it } from 'vitest'
import { can, type Permission, permissionTable, type Role } from './permissions'

it.each(permissionTable)('$role may $permission: $allowed (AUTH-10)', ({ role, permission, allowed }) => {
  expect(can(role, permission)).toBe(allowed)
})

it.each([
  { role: 'owner', permission: 'site.read' },
  { role: 'platformAdmin', permission: 'site.delete' },
  { role: '', permission: '' },
  { role: 'constructor', permission: 'toString' },
])('denies what no table names: $role, $permission (AUTH-10)', ({ role, permission }) => {
  expect(can(role as Role, permission as Permission)).toBe(false)
})
