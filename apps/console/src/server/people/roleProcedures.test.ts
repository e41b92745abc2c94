import { readSession, startSession } from '@forecourt/data/people/sessions/readSession'
import { insertUser } from '@forecourt/data/people/users/insertUser'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import type { Permission } from '@forecourt/rules/access/permissions'
import { holds, listPermissions, type OwnRoleId, type Role } from '@forecourt/rules/access/roles'
import { expect, test } from 'vitest'
import { catchRefusal } from '../testing/catchRefusal'
import { buildSession, createTestCaller, testNow } from '../testing/createTestCaller'

const world = testWorld()
let count = 0

const as = (role: Role, side: 'north' | 'south' | null = 'north', siteId: string | null = null) =>
  createTestCaller(world.db, buildSession(role, side && world[side].organisationId, siteId)).call
const save = (call: ReturnType<typeof as>, permissions: readonly Permission[], id: OwnRoleId | null = null) =>
  call.roles.save({ organisationId: world.north.organisationId, id, name: `Role ${++count}`, permissions: [...permissions] as never })
/** A person of north with a role of its own, as their session has them. */
const holder = async (role: OwnRoleId) => {
  const id = `holder-${++count}`
  const memberships = [{ role, organisationId: world.north.organisationId }]
  await world.db.platform.transaction((tx) => insertUser(tx, { id, email: `${id}@example.com`, name: id, passwordHash: null, memberships }))
  const sessionId = await startSession(world.db, { userId: id, device: 'A browser', now: testNow })
  return { id, roles: async () => (await readSession(world.db, sessionId, testNow))?.roles ?? [] }
}

test('A custom role grants its ticked permissions and those they require, and nothing else (AUTH-10)', async () => {
  const { id } = await save(as('groupManager'), ['lead.update', 'stock.sell'])
  const [held] = await (await holder(id)).roles()
  expect(held && listPermissions(held)).toEqual(['lead.read', 'lead.update', 'stock.read', 'stock.sell'])
  const { organisationId } = world.north
  const session = { ...buildSession('sales', organisationId), roles: held ? [held] : [] }
  const { call } = createTestCaller(world.db, session)
  expect((await call.leads.getList({})).total).toBeGreaterThanOrEqual(0)
  expect((await call.stock.transition({ id: world.north.carId, to: 'reserved' })).stage).toBe('reserved')
  expect((await call.me()).roleNames).toEqual([held?.own?.name])
  for (const attempt of [
    () => call.bookings.locations({}),
    () => call.users.getList({}),
    () => call.stock.markSold({ id: world.south.carId }),
  ])
    expect(['FORBIDDEN', 'NOT_FOUND']).toContain((await catchRefusal(attempt())).code)
})

test.each([
  { by: 'groupManager', permissions: ['site.manage'], code: 'answered' },
  { by: 'dealerPrincipal', permissions: ['stock.edit'], code: 'answered' },
  { by: 'dealerPrincipal', permissions: ['stock.edit', 'site.manage'], code: 'FORBIDDEN' },
  { by: 'dealerPrincipal', permissions: ['site.create'], code: 'BAD_REQUEST' },
  { by: 'platformAdmin', permissions: ['mail.read'], code: 'BAD_REQUEST' },
  { by: 'groupManager', permissions: [], code: 'BAD_REQUEST' },
  { by: 'marketing', permissions: ['offer.edit'], code: 'FORBIDDEN' },
] as const)('$by defines a role with $permissions: $code (AUTH-10)', async ({ by, permissions, code }) => {
  expect((await catchRefusal(save(as(by), permissions))).code).toBe(code)
})

test('A user can’t change, delete or assign a role with more permissions than their own, or of another organisation (AUTH-10)', async () => {
  const { organisationId } = world.north
  const { id } = await save(as('groupManager'), ['site.manage'])
  const principal = as('dealerPrincipal')
  const membership = { role: id, organisationId, siteId: null }
  const attempts = (call: ReturnType<typeof as>) => [
    () => save(call, ['stock.read'], id),
    () => call.roles.remove({ organisationId, id, replacement: null }),
    () => call.users.invite({ email: `new-${++count}@example.com`, name: 'New', memberships: [membership] }),
  ]
  for (const attempt of attempts(principal)) expect((await catchRefusal(attempt())).code).toBe('FORBIDDEN')
  for (const attempt of attempts(as('groupManager', 'south'))) expect((await catchRefusal(attempt())).code).toBe('NOT_FOUND')
  for (const attempt of attempts(as('groupManager', 'north', world.north.siteId)).slice(0, 2))
    expect((await catchRefusal(attempt())).code).toBe('NOT_FOUND')
  const there = { ...membership, organisationId: world.south.organisationId }
  const elsewhere = as('platformAdmin', null).users.invite({ email: 'x@example.com', name: 'X', memberships: [there] })
  expect((await catchRefusal(elsewhere)).code).toBe('FORBIDDEN')
})

test('A role in use can be deleted only with a replacement for its users (AUTH-10)', async () => {
  const { organisationId } = world.north
  const manager = as('groupManager')
  const { id } = await save(manager, ['stock.read'])
  const person = await holder(id)
  const place = async () => (await manager.users.choices()).places.find((each) => each.organisationId === organisationId)
  expect((await place())?.ownRoles.find((own) => own.id === id)).toMatchObject({ people: 1, givable: true })
  expect((await catchRefusal(manager.roles.remove({ organisationId, id, replacement: null }))).message).toMatch(/^1 person has this role/)
  expect((await catchRefusal(manager.roles.remove({ organisationId, id, replacement: 'onboarder' }))).code).toBe('FORBIDDEN')
  await manager.roles.remove({ organisationId, id, replacement: 'sales' })
  const roles = await person.roles()
  expect(roles.map(({ role }) => role)).toEqual(['sales'])
  expect(roles.every((held) => holds(held, 'lead.update'))).toBe(true)
  expect((await place())?.ownRoles.some((own) => own.id === id)).toBe(false)
})

test('A database connection of another organisation reads none of the roles', async () => {
  await save(as('groupManager'), ['stock.read'])
  const rows = await world.db.forOrganisation(world.south.organisationId).transaction((tx) => tx.organisationRole.findMany())
  expect(rows).toEqual([])
})
