import type { Database } from '@forecourt/data/createDatabase'
import type { Permission } from '@forecourt/rules/access/permissions'
import { permissionTable, roles } from '@forecourt/rules/access/roles'
import { expect, test } from 'vitest'
import type { HeldRole, Session } from '../../auth/Session'
import { grantedScopes } from './AccessScope'

const db = { platform: 'platform', forOrganisation: (id: string) => `organisation ${id}` } as unknown as Database
const holding = (...held: Pick<HeldRole, 'role' | 'organisationId' | 'siteId'>[]): Session => ({
  user: { id: 'u', name: 'Mia', email: 'mia@example.com' },
  roles: held.map((role) => ({ ...role, organisationName: role.organisationId })),
  organisationIds: [...new Set(held.flatMap(({ organisationId }) => organisationId ?? []))],
})
const summary = (session: Session, permission: Permission) =>
  grantedScopes(db, session, permission).map(({ scope, siteIds }) => ({ scope, siteIds }))

test.each(permissionTable)('$role may $permission: $allowed (AUTH-10)', ({ role, permission, allowed }) => {
  expect(grantedScopes(db, holding({ role, organisationId: 'a', siteId: null }), permission).length > 0).toBe(allowed)
})

test('The permission table covers every role', () => expect(new Set(permissionTable.map(({ role }) => role))).toEqual(new Set(roles)))

test('Staff have access to the whole platform', () => {
  expect(summary(holding({ role: 'platformAdmin', organisationId: null, siteId: null }), 'lead.read')).toEqual([
    { scope: 'platform', siteIds: null },
  ])
})

test('A member has access to their organisation only, through its row-level security', () => {
  expect(summary(holding({ role: 'marketing', organisationId: 'a', siteId: null }), 'site.publish')).toEqual([
    { scope: 'organisation a', siteIds: null },
  ])
})

test('A role on one site gives access to that site only, unless another role covers all sites', () => {
  const onOne = { role: 'editor', organisationId: 'a', siteId: 's1' } as const
  expect(summary(holding(onOne), 'site.edit')).toEqual([{ scope: 'organisation a', siteIds: ['s1'] }])
  expect(summary(holding(onOne, { role: 'marketing', organisationId: 'a', siteId: null }), 'site.edit')).toEqual([
    { scope: 'organisation a', siteIds: null },
  ])
})

test('Roles in two organisations do not combine', () => {
  const session = holding({ role: 'editor', organisationId: 'a', siteId: null }, { role: 'sales', organisationId: 'b', siteId: null })
  expect(summary(session, 'site.edit')).toEqual([{ scope: 'organisation a', siteIds: null }])
  expect(summary(session, 'lead.read')).toEqual([{ scope: 'organisation b', siteIds: null }])
  expect(summary(session, 'user.manage')).toEqual([])
})
