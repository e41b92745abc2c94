import { expect, it, test } from 'vitest'
import { isForStaff, type Permission, permissions, withNeeds } from './permissions'
import { can, isRoleFor, jobRole, permissionTable, type Role, roleName, roles } from './roles'

/** ✓ allowed, · denied; the columns are in the order of `permissions`. */
const expected: { readonly [Name in Role]: string } = {
  //             lead: read update erase · customers: edit · booking: read update · reservation: read manage · valuation rules | stock: read sell edit · feeds · models | site: read edit publish share manage · compliance waive · domain: check edit · offer post review | lenders payments | results: own read | location: edit publish · booking settings · deliver · users · audit | platform: create onboard staff makes layers settings · mail: read resend
  platformAdmin: '✓✓✓✓✓✓✓✓✓ ✓✓✓✓✓ ✓✓✓✓✓✓✓✓✓✓✓ ✓✓ ✓✓ ✓✓✓✓✓✓ ✓✓✓✓✓✓✓✓',
  onboarder: '········✓ ✓✓✓✓✓ ✓✓✓✓✓·✓✓✓✓✓ ✓✓ ·· ✓✓✓✓✓✓ ✓✓·✓✓✓··',
  support: '········· ✓✓✓✓· ✓✓·✓··✓···· ·· ✓✓ ✓····✓ ······✓✓',
  groupManager: '✓✓✓✓✓✓✓✓✓ ✓✓✓✓✓ ✓✓✓✓✓✓✓✓✓✓✓ ✓✓ ✓✓ ✓✓✓✓✓✓ ········',
  dealerPrincipal: '✓✓✓✓✓✓✓✓✓ ✓✓✓✓✓ ✓✓✓✓·✓✓✓✓✓✓ ✓✓ ✓✓ ✓✓✓✓✓✓ ········',
  sales: '✓✓··✓✓✓✓· ✓✓··· ··········· ·· ✓· ······ ········',
  stock: '········· ✓✓✓✓· ✓·········· ·· ·· ······ ········',
  marketing: '········· ✓··✓✓ ✓✓✓✓····✓✓✓ ·· ✓✓ ✓✓✓··· ········',
  editor: '········· ✓···· ✓✓·✓······· ·· ·· ✓····· ········',
  finance: '✓✓····✓✓· ✓···· ✓·········· ✓✓ ✓· ······ ········',
  auditor: '✓···✓·✓·· ✓··✓· ✓·········· ·· ✓✓ ·····✓ ········',
}

const cell = (role: Role, permission: Permission) => expected[role].replaceAll(' ', '')[permissions.indexOf(permission)]

it.each(permissionTable)('the permission table says whether $role has $permission: $allowed (AUTH-10)', ({ role, permission, allowed }) => {
  expect(allowed ? '✓' : '·').toBe(cell(role, permission))
  expect(can(role, permission)).toBe(allowed)
})

it('the table of permissions has one row for each role and permission (AUTH-10)', () => {
  expect(permissionTable).toHaveLength(roles.length * permissions.length)
  expect(new Set(permissionTable.map(({ role, permission }) => `${role} ${permission}`)).size).toBe(permissionTable.length)
})

it.each([
  { role: 'owner', permission: 'site.read' },
  { role: 'publisher', permission: 'site.read' },
  { role: 'platformAdmin', permission: 'site.delete' },
  { role: '', permission: '' },
  { role: 'constructor', permission: 'toString' },
])('the permission table denies unknown roles and permissions: $role, $permission (AUTH-10)', ({ role, permission }) => {
  expect(can(role as Role, permission as Permission)).toBe(false)
})

test.each(roles)('%s has a name, a sentence, a scope, and every permission that its other permissions need (AUTH-10)', (role) => {
  const { name, text, scope, permissions: held } = jobRole(role)
  expect(name).toMatch(/^[A-Z][a-z]+( [A-Z][a-z]+)?$/)
  expect(text).toMatch(/^[A-Z].+\.$/)
  expect(new Set(held).size).toBe(held.length)
  expect([...held].sort()).toEqual([...withNeeds(held)].sort())
  if (scope !== 'platform') expect(held.filter(isForStaff)).toEqual([])
  expect([isRoleFor(role, null), isRoleFor(role, 'a')]).toEqual([scope !== 'dealer', scope !== 'platform'])
})

it('the table of permissions gives every role a unique name (AUTH-10)', () => {
  expect(new Set(roles.map(roleName)).size).toBe(roles.length)
})

it('group managers have all permissions of a dealer’s roles, so that they can assign each of them (AUTH-10)', () => {
  const dealers = roles.filter((role) => isRoleFor(role, 'a'))
  for (const role of dealers) for (const permission of jobRole(role).permissions) expect(can('groupManager', permission)).toBe(true)
})

it('a role that changes data can also read it (AUTH-10)', () => {
  const readFirst: readonly (readonly [Permission, Permission])[] = [
    ['site.edit', 'site.read'],
    ['site.publish', 'site.read'],
    ['lead.update', 'lead.read'],
    ['lead.erase', 'lead.read'],
    ['customer.edit', 'lead.read'],
    ['booking.update', 'booking.read'],
    ['reservation.manage', 'reservation.read'],
    ['stock.sell', 'stock.read'],
    ['stock.edit', 'stock.read'],
    ['feed.read', 'stock.read'],
    ['mail.resend', 'mail.read'],
  ]
  for (const role of roles) for (const [change, read] of readFirst) if (can(role, change)) expect(can(role, read)).toBe(true)
})
