import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { hashPassword } from '@forecourt/services/people/hashPassword'
import { expect, test } from 'vitest'
import { catchRefusal } from '../testing/catchRefusal'
import { buildSession, createTestCaller } from '../testing/createTestCaller'

const world = testWorld()
const password = 'four old words here'

test('A new password must differ from the old one', async () => {
  const { userId, organisationId } = world.north
  const passwordHash = await hashPassword(password)
  await world.db.platform.transaction((tx) => tx.user.update({ where: { id: userId }, data: { passwordHash } }))
  const session = buildSession('groupManager', organisationId)
  const { call } = createTestCaller(world.db, { ...session, user: { ...session.user, id: userId } })
  expect((await catchRefusal(call.account.changePassword({ password, newPassword: password }))).message).toMatch(/already your password/)
  expect(await call.account.changePassword({ password, newPassword: 'four other words here' })).toEqual({ ok: true })
})

test('Only the password sends a link to a new own address', async () => {
  const { userId, organisationId } = world.north
  const passwordHash = await hashPassword(password)
  await world.db.platform.transaction((tx) => tx.user.update({ where: { id: userId }, data: { passwordHash } }))
  const session = buildSession('groupManager', organisationId)
  const { call } = createTestCaller(world.db, { ...session, user: { ...session.user, id: userId } })
  const refused = await catchRefusal(call.account.changeEmail({ email: 'own.new@example.com', password: 'wrong' }))
  expect(refused.detail.fields).toEqual({ password: 'This is not your password.' })
  expect(await call.account.changeEmail({ email: 'own.new@example.com', password })).toEqual({ id: userId, state: 'requested' })
  expect(await call.account.get()).toMatchObject({ email: world.north.email, newEmail: 'own.new@example.com' })
  await call.account.cancelEmail()
  expect((await call.account.get()).newEmail).toBeNull()
})
