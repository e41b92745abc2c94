import { consumeLink } from '@forecourt/data/people/consumeLink'
import { readSession, startSession } from '@forecourt/data/people/sessions/readSession'
import { insertUser } from '@forecourt/data/people/users/insertUser'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import type { Role } from '@forecourt/rules/access/roles'
import { beforeEach, expect, test } from 'vitest'
import type { Session } from '../../auth/Session'
import { catchRefusal } from '../testing/catchRefusal'
import { buildSession, createTestCaller, testNow } from '../testing/createTestCaller'

const world = testWorld()
let people = 0

/** A manager of north stored in the database, with a caller. */
const manager = async (siteId: string | null = null) => {
  const { organisationId } = world.north
  const id = `manager-${++people}`
  const memberships = [{ role: 'groupManager' as const, organisationId, siteId: siteId ?? undefined }]
  await world.db.platform.transaction((tx) => insertUser(tx, { id, email: `${id}@example.com`, name: id, passwordHash: null, memberships }))
  const session = buildSession('groupManager', organisationId, siteId)
  return { id, call: createTestCaller(world.db, { ...session, user: { ...session.user, id } }).call }
}
const member = async (role: Role, siteId?: string) => {
  const id = `member-${++people}`
  const memberships = [{ role, organisationId: world.north.organisationId, siteId }]
  await world.db.platform.transaction((tx) => insertUser(tx, { id, email: `${id}@example.com`, name: id, passwordHash: null, memberships }))
  return id
}
const staff = () => createTestCaller(world.db, buildSession('platformAdmin', null)).call

beforeEach(async () => {
  await world.db.platform.transaction((tx) => tx.user.deleteMany({ where: { id: { startsWith: 'm' } } }))
})

test('An invited user is listed as invited, can use the link once, and is active afterwards', async () => {
  const { call } = await manager()
  const { organisationId, siteId } = world.north
  const memberships = [{ role: 'editor' as const, organisationId, siteId }]
  const { id } = await call.users.invite({ email: 'm.new@example.com', name: 'New', memberships })
  expect(await call.users.getOne({ id })).toMatchObject({
    state: 'invited',
    invitedUntil: '2026-06-08T02:00:00.000Z',
    memberships: [{ role: 'editor', siteName: 'north Motors', mine: true }],
  })
  const link = await world.db.platform.transaction((tx) => tx.personLink.findFirst({ where: { userId: id } }))
  const taking = { linkId: link?.id ?? '', passwordHash: 'hash', now: testNow }
  const taken = await Promise.all([consumeLink(world.db, taking), consumeLink(world.db, taking)])
  expect(taken.filter(Boolean)).toHaveLength(1)
  expect((await call.users.getOne({ id })).state).toBe('active')
  expect((await catchRefusal(call.users.resend({ id }))).message).toMatch(/already accepted/)
  await world.db.platform.transaction((tx) => tx.user.delete({ where: { id } }))
})

test('Inviting again, withdrawing and expiry each invalidate the previous link', async () => {
  const { call } = await manager()
  const memberships = [{ role: 'editor' as const, organisationId: world.north.organisationId, siteId: null }]
  const { id } = await call.users.invite({ email: 'm.late@example.com', name: 'Late', memberships })
  const linkOf = async () => (await world.db.platform.transaction((tx) => tx.personLink.findFirst({ where: { userId: id } })))?.id ?? ''
  const first = await linkOf()
  await call.users.resend({ id })
  const take = (linkId: string, now = testNow) => consumeLink(world.db, { linkId, passwordHash: 'hash', now })
  expect(await take(first)).toBeNull()
  expect(await take(await linkOf(), '2026-06-08T02:00:01.000Z')).toBeNull()
  const second = await linkOf()
  await call.users.remove({ id })
  expect(await take(second)).toBeNull()
})

test('Disabling a user ends their sessions at once, and enabling makes them active again', async () => {
  const { call } = await manager()
  const id = await member('editor')
  const session = await startSession(world.db, { userId: id, device: '', now: testNow })
  await call.users.disable({ id, disabled: true })
  expect(await readSession(world.db, session, testNow)).toBeNull()
  expect((await call.users.getOne({ id })).state).toBe('disabled')
  await call.users.disable({ id, disabled: false })
  expect((await call.users.getOne({ id })).state).toBe('active')
})

test('A manager corrects a user’s address, which their list shows as waiting, and can cancel it', async () => {
  const { call } = await manager()
  const id = await member('editor')
  expect(await call.users.changeEmail({ id, email: 'right@example.com' })).toEqual({ id, state: 'requested' })
  expect(await call.users.getOne({ id })).toMatchObject({ email: `${id}@example.com`, newEmail: 'right@example.com' })
  await call.users.cancelEmail({ id })
  expect((await call.users.getOne({ id })).newEmail).toBeNull()
  expect((await catchRefusal(call.users.changeEmail({ id, email: world.south.email }))).detail.fields).toEqual({
    email: 'Someone already signs in with this address.',
  })
})

test('A manager can’t change the address of a user with a role that isn’t theirs to give, nor their own there', async () => {
  const { id: own, call } = await manager()
  const id = await member('editor')
  await world.db.platform.transaction((tx) =>
    tx.membership.create({ data: { userId: id, role: 'editor', organisationId: world.south.organisationId } }),
  )
  expect((await catchRefusal(call.users.changeEmail({ id, email: 'mine@example.com' }))).code).toBe('FORBIDDEN')
  expect((await catchRefusal(call.users.changeEmail({ id: own, email: 'mine@example.com' }))).message).toMatch(/This is you/)
})

test('Changes of an address are limited, for one user and for one address', async () => {
  const { call } = await manager()
  const id = await member('editor')
  for (let at = 0; at < 5; at++) await call.users.changeEmail({ id, email: `limited-${at}@example.com` })
  expect((await catchRefusal(call.users.changeEmail({ id, email: 'limited-6@example.com' }))).code).toBe('TOO_MANY_REQUESTS')
  for (let at = 0; at < 3; at++) await call.users.changeEmail({ id: await member('editor'), email: 'flooded@example.com' })
  const last = await member('editor')
  expect((await catchRefusal(call.users.changeEmail({ id: last, email: 'Flooded@example.com' }))).code).toBe('TOO_MANY_REQUESTS')
})

test('A changed role applies from the user’s next request', async () => {
  const { call } = await manager()
  const id = await member('marketing')
  const session = await startSession(world.db, { userId: id, device: '', now: testNow })
  const { organisationId } = world.north
  await call.users.changeRoles({
    id,
    give: [{ role: 'editor', organisationId, siteId: null }],
    take: [{ role: 'marketing', organisationId, siteId: null }],
  })
  expect((await readSession(world.db, session, testNow))?.roles).toMatchObject([{ role: 'editor' }])
  const [written] = await world.db.platform.transaction((tx) => tx.auditEntry.findMany({ orderBy: { id: 'desc' }, take: 1 }))
  expect(written?.summary).toMatch(/^Changed the role of .+ to Website Editor of north Motors \(before: Marketing of north Motors\)$/)
})

test('The last group manager who can sign in keeps the role, even when two remove each other at once', async () => {
  await world.db.platform.transaction((tx) => tx.membership.deleteMany({ where: { userId: world.north.userId } }))
  const [one, other] = [await manager(), await manager()]
  const both = await Promise.all([
    catchRefusal(one.call.users.remove({ id: other.id })),
    catchRefusal(other.call.users.remove({ id: one.id })),
  ])
  expect(both.filter(({ code }) => code === 'answered')).toHaveLength(1)
  const left = (await staff().users.getList({ filter: { q: 'manager-' } })).data[0]?.id ?? ''
  expect((await catchRefusal(staff().users.disable({ id: left, disabled: true }))).message).toMatch(/last person who can manage this team/)
})

const refused = [
  {
    name: 'making an editor a platform admin',
    code: 'FORBIDDEN',
    run: async (call: Awaited<ReturnType<typeof manager>>['call']) =>
      call.users.changeRoles({
        id: await member('editor'),
        give: [{ role: 'platformAdmin', organisationId: null, siteId: null }],
        take: [],
      }),
  },
  {
    name: 'disabling a user of another organisation',
    code: 'NOT_FOUND',
    run: (call: Awaited<ReturnType<typeof manager>>['call']) => call.users.disable({ id: world.south.userId, disabled: true }),
  },
]
test.each(refused)('A group manager’s request is refused: $name', async ({ code, run }) => {
  const { call } = await manager()
  expect((await catchRefusal(run(call))).code).toBe(code)
})

test('Users can’t disable or demote themselves', async () => {
  const { id, call } = await manager()
  expect((await catchRefusal(call.users.disable({ id, disabled: true }))).message).toMatch(/This is you/)
  expect((await catchRefusal(call.users.changeRoles({ id, give: [], take: [] }))).message).toMatch(/This is you/)
})

test('A user with roles in two organisations can be removed from one and keeps the roles in the other', async () => {
  const { call } = await manager()
  const id = await member('editor')
  const elsewhere = { userId: id, role: 'editor', organisationId: world.south.organisationId }
  await world.db.platform.transaction((tx) => tx.membership.create({ data: elsewhere }))
  expect((await catchRefusal(call.users.disable({ id, disabled: true }))).code).toBe('FORBIDDEN')
  expect((await call.users.getOne({ id })).memberships).toMatchObject([{ organisationId: world.north.organisationId }])
  await call.users.remove({ id })
  expect(await staff().users.getOne({ id })).toMatchObject({ memberships: [{ organisationId: world.south.organisationId }] })
})

test('A manager of one site sees and manages only the users of that site (M4)', async () => {
  const { call } = await manager(world.north.siteId)
  const [here, everywhere] = [await member('editor', world.north.siteId), await member('editor')]
  const seen = (await call.users.getList({})).data.map(({ id }) => id)
  expect(seen).toContain(here)
  expect(seen).not.toContain(everywhere)
  expect((await catchRefusal(call.users.getOne({ id: everywhere }))).code).toBe('NOT_FOUND')
  expect((await catchRefusal(call.users.disable({ id: everywhere, disabled: true }))).code).toBe('NOT_FOUND')
  const { organisationId } = world.north
  const whole = [{ role: 'editor' as const, organisationId, siteId: null }]
  expect((await catchRefusal(call.users.invite({ email: 'm.x@example.com', name: 'X', memberships: whole }))).code).toBe('FORBIDDEN')
})

test.each([
  ['a platform admin', (): Session => buildSession('platformAdmin', null)],
  ['an onboarder', (): Session => buildSession('onboarder', null)],
  ['a group manager', (): Session => buildSession('groupManager', world.north.organisationId)],
  ['a manager of one site', (): Session => buildSession('groupManager', world.north.organisationId, world.north.siteId)],
])(
  'Each listed user can be opened by %s, with the same roles, and only changed with a role that the caller can revoke',
  async (_, session) => {
    await member('editor', world.north.siteId)
    await member('marketing')
    const admin = { id: `member-${++people}`, email: 'm.admin@example.com', name: 'Admin', passwordHash: null }
    await world.db.platform.transaction((tx) => insertUser(tx, { ...admin, memberships: [{ role: 'platformAdmin' }] }))
    const { call } = createTestCaller(world.db, session())
    const listed = (await call.users.getList({ perPage: 100 })).data
    expect(listed.length).toBeGreaterThan(0)
    for (const { id, memberships } of listed) {
      const person = await call.users.getOne({ id })
      expect(person.memberships).toEqual(memberships)
      if (person.managesAllRoles) continue
      const { code } = await catchRefusal(call.users.disable({ id, disabled: true }))
      expect(code).toBe(memberships.some(({ mine }) => mine) ? 'FORBIDDEN' : 'NOT_FOUND')
    }
  },
)

test('Until a required second factor is set up, a user can access only their own account', async () => {
  const { id } = await manager()
  const { organisationId } = world.north
  await staff().users.requireTwoFactor({ organisationId, required: true })
  const sessionId = await startSession(world.db, { userId: id, device: '', now: testNow })
  const person = await readSession(world.db, sessionId, testNow)
  expect(person).toMatchObject({ twoFactor: false, twoFactorRequired: true })
  const { call } = createTestCaller(world.db, {
    ...buildSession('groupManager', organisationId),
    user: { id, name: id, email: 'x@example.com' },
    needsSecondFactor: true,
  })
  expect((await catchRefusal(call.users.getList({}))).message).toMatch(/two-factor/)
  expect((await catchRefusal(call.sites.forEditing({ siteId: world.north.siteId }))).code).toBe('FORBIDDEN')
  expect(await call.account.get()).toMatchObject({ needsSecondFactor: true, twoFactor: false })
  await staff().users.requireTwoFactor({ organisationId, required: false })
})

test('Demo logins can be removed only if another user is a platform admin', async () => {
  await world.db.platform.transaction((tx) =>
    insertUser(tx, {
      id: 'm-demo',
      email: 'm-demo@example.com',
      name: 'Demo',
      passwordHash: 'x',
      demo: true,
      memberships: [{ role: 'platformAdmin' }],
    }),
  )
  expect((await catchRefusal(staff().users.removeDemo())).message).toMatch(/no other administrator/)
  await world.db.platform.transaction((tx) =>
    insertUser(tx, {
      id: 'm-real',
      email: 'm-real@example.com',
      name: 'Real',
      passwordHash: 'x',
      memberships: [{ role: 'platformAdmin' }],
    }),
  )
  expect(await staff().users.removeDemo()).toEqual({ removed: 1 })
})
