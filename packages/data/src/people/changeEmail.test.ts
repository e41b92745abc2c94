import { expect, test } from 'vitest'
import { buildActor } from '../testing/buildWorld'
import { useWorld as testWorld } from '../testing/useWorld'
import { cancelEmailChange, confirmEmailChange, emailChangeOfMail, readEmailChange, requestEmailChange, waitingEmail } from './changeEmail'
import { consumeLink, requestPasswordLink } from './consumeLink'
import { readSession, startSession } from './sessions/readSession'
import { insertUser } from './users/insertUser'

const world = testWorld()
const now = '2026-06-01T02:00:00.000Z'
const tomorrow = '2026-06-02T02:00:01.000Z'
let people = 0

/** A user with a password, or an invited one. */
const addUser = async (activated = true) => {
  const id = `person-${++people}`
  const memberships = [{ role: 'editor' as const, organisationId: world.north.organisationId }]
  await world.db.platform.transaction(async (tx) => {
    await insertUser(tx, { id, email: `${id}@example.com`, name: id, passwordHash: 'hash', memberships })
    if (!activated) await tx.user.update({ where: { id }, data: { activatedAt: null, passwordHash: null } })
  })
  return id
}
const emailOf = (id: string) =>
  world.db.platform.transaction(async (tx) => (await tx.user.findUniqueOrThrow({ where: { id }, select: { email: true } })).email)
const ask = (userId: string, email: string) => requestEmailChange(world.db, { userId, email, actor: buildActor, now })
const changeIdOf = (userId: string) =>
  world.db.platform.transaction(async (tx) => (await tx.emailChange.findUniqueOrThrow({ where: { userId } })).id)
const confirm = (changeId: string, at = now) => confirmEmailChange(world.db, { changeId, now: at })
const auditOf = (target: string) =>
  world.db.platform.transaction(async (tx) =>
    (await tx.auditEntry.findMany({ where: { target }, orderBy: { id: 'asc' } })).map(({ action, summary }) => [action, summary]),
  )

test('A new address is used once its link is opened: it ends the sessions and links of the former one, and works once', async () => {
  const id = await addUser()
  const session = await startSession(world.db, { userId: id, device: '', now })
  await requestPasswordLink(world.db, `${id}@example.com`, now)
  expect(await ask(id, ' New.Address@Example.com')).toEqual({ ok: true, state: 'requested' })
  expect(await emailOf(id)).toBe(`${id}@example.com`)
  expect(await waitingEmail(world.db, id, now)).toBe('new.address@example.com')
  expect(await readSession(world.db, session, now)).not.toBeNull()

  const changeId = await changeIdOf(id)
  expect(await readEmailChange(world.db, changeId, now)).toEqual({ email: 'new.address@example.com', name: id })
  expect(await emailChangeOfMail(world.db, changeId)).toMatchObject({ email: 'new.address@example.com', authorName: 'Test' })
  const answers = await Promise.all([confirm(changeId), confirm(changeId)])
  expect(answers.filter(Boolean)).toEqual([{ ok: true, email: 'new.address@example.com' }])
  expect(await emailOf(id)).toBe('new.address@example.com')
  expect(await readSession(world.db, session, now)).toBeNull()
  expect(await world.db.platform.transaction((tx) => tx.personLink.count({ where: { userId: id, usedAt: null } }))).toBe(0)
  expect((await auditOf(id)).slice(-2)).toEqual([
    ['user.requestEmail', `Sent new.address@example.com a link to become the sign-in address of ${id} (${id}@example.com)`],
    ['user.changeEmail', `${id} now signs in with new.address@example.com (before: ${id}@example.com)`],
  ])
})

test.each([
  { name: 'a day later', spoil: async () => undefined, at: tomorrow },
  { name: 'after it was cancelled', spoil: (userId: string) => cancelEmailChange(world.db, { userId, actor: buildActor }), at: now },
  { name: 'after a link to another address', spoil: (userId: string) => ask(userId, 'another@example.com'), at: now },
  {
    name: 'after a new password by link',
    spoil: async (userId: string) => {
      await requestPasswordLink(world.db, await emailOf(userId), now)
      const { id } = await world.db.platform.transaction((tx) => tx.personLink.findFirstOrThrow({ where: { userId, usedAt: null } }))
      await consumeLink(world.db, { linkId: id, passwordHash: 'newer', now })
    },
    at: now,
  },
  {
    name: 'while the user is disabled',
    spoil: (id: string) => world.db.platform.transaction((tx) => tx.user.update({ where: { id }, data: { disabled: true } })),
    at: now,
  },
])('A link to a new address is invalid $name', async ({ spoil, at }) => {
  const id = await addUser()
  await ask(id, `spoiled-${id}@example.com`)
  const changeId = await changeIdOf(id)
  await spoil(id)
  expect(await readEmailChange(world.db, changeId, at)).toBeNull()
  expect(await confirm(changeId, at)).toBeNull()
  expect(await emailOf(id)).toBe(`${id}@example.com`)
})

test('An address of another user is refused when it is entered, and when it was taken meanwhile', async () => {
  const id = await addUser()
  const taken = { ok: false, message: 'Someone already signs in with this address.' }
  expect(await ask(id, world.south.email.toUpperCase())).toEqual(taken)
  expect(await ask(id, `${id}@example.com`)).toEqual({ ok: false, message: 'This is already the address.' })
  await ask(id, 'wanted@example.com')
  const other = await addUser()
  await world.db.platform.transaction((tx) => tx.user.update({ where: { id: other }, data: { email: 'wanted@example.com' } }))
  expect(await confirm(await changeIdOf(id))).toEqual(taken)
  expect(await emailOf(id)).toBe(`${id}@example.com`)
})

test('A user invited by a wrong address is invited at the corrected one, and the first link no longer works', async () => {
  const id = await addUser(false)
  await requestPasswordLink(world.db, `${id}@example.com`, now)
  const linkOf = () => world.db.platform.transaction((tx) => tx.personLink.findFirstOrThrow({ where: { userId: id } }))
  const first = await linkOf()
  expect(await ask(id, 'right@example.com')).toEqual({ ok: true, state: 'invited' })
  expect(await emailOf(id)).toBe('right@example.com')
  expect(await consumeLink(world.db, { linkId: first.id, passwordHash: 'hash', now })).toBeNull()
  expect(await consumeLink(world.db, { linkId: (await linkOf()).id, passwordHash: 'hash', now })).toMatchObject({ kind: 'invite' })
  expect(await waitingEmail(world.db, id, now)).toBeNull()
})
