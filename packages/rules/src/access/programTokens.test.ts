import { expect, test } from 'vitest'
import { permissions } from './permissions'
import { permissionsForToken, programPermissions, programPermissionTexts, programRole } from './programTokens'
import { listPermissions, type Role, type ScopedRole } from './roles'

const site = { organisationId: 'north', siteId: 'one' }
const held = (role: Role, organisationId: string | null, siteId: string | null = null): ScopedRole => ({ role, organisationId, siteId })

test.each([
  { name: 'a manager of the organisation', roles: [held('groupManager', 'north')], expected: programPermissions },
  { name: 'an editor of the site', roles: [held('editor', 'north', 'one')], expected: ['site.read', 'site.edit', 'stock.read'] },
  { name: 'an editor of another site', roles: [held('editor', 'north', 'two')], expected: [] },
  { name: 'a manager of another organisation', roles: [held('groupManager', 'south')], expected: [] },
  { name: 'platform support', roles: [held('support', null)], expected: ['site.read', 'site.edit', 'stock.read'] },
  { name: 'sales', roles: [held('sales', 'north')], expected: ['stock.read', 'lead.read'] },
])('$name can give a token the permissions that they have on the site (AUTH-10)', ({ roles, expected }) => {
  expect(permissionsForToken(roles, site)).toEqual(expected)
})

test('a program has the permissions of its token that its user still has, on one site (AUTH-10)', () => {
  const role = programRole([held('auditor', 'north')], { ...site, permissions: ['site.read', 'site.edit', 'lead.read'] })
  expect(listPermissions(role)).toEqual(['lead.read', 'site.read'])
  expect(role).toMatchObject(site)
})

test('a program never has more than the permissions for programs, whatever its token lists (AUTH-10)', () => {
  const role = programRole([held('platformAdmin', null)], { ...site, permissions })
  expect([...listPermissions(role)].sort()).toEqual([...programPermissions].sort())
})

test('no permission for programs publishes, sends, deletes or manages (AUTH-10)', () => {
  expect(programPermissions.filter((permission) => !/\.read$/.test(permission))).toEqual(['site.edit'])
})

test('the texts of a program’s permissions promise nothing that its tools can’t do', () => {
  for (const permission of programPermissions) expect(programPermissionTexts[permission]).not.toMatch(/publish|send|delete|answer/i)
})
