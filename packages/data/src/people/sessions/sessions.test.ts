import { expect, test } from 'vitest'
import { useWorld as testWorld } from '../../testing/useWorld'
import { endSession, endSessions, listSessions, readSession, startSession } from './readSession'

const world = testWorld()
const now = '2026-06-01T02:00:00.000Z'
const later = (hours: number) => new Date(Date.parse(now) + hours * 3_600_000).toISOString()
const start = (userId = world.north.userId) => startSession(world.db, { userId, device: 'Firefox', now })
const read = (id: string, at = now) => readSession(world.db, id, at)

test('A session returns its user with the current roles', async () => {
  const id = await start()
  expect(await read(id)).toMatchObject({ id: world.north.userId, roles: [{ role: 'groupManager', organisationName: 'north Motors' }] })
  await world.db.platform.transaction((tx) => tx.membership.updateMany({ where: { userId: world.north.userId }, data: { role: 'editor' } }))
  expect(await read(id)).toMatchObject({ roles: [{ role: 'editor' }] })
})

test('Signing out ends the session at once, and leaves the user’s other sessions (M3)', async () => {
  const [one, other] = [await start(), await start()]
  expect(await endSession(world.db, one)).toBe(true)
  expect(await read(one)).toBeNull()
  expect(await read(other)).not.toBeNull()
})

test('Users can’t end another user’s session', async () => {
  const id = await start()
  expect(await endSession(world.db, id, world.south.userId)).toBe(false)
  expect(await read(id)).not.toBeNull()
})

test('Signing out everywhere ends all sessions except the current browser’s', async () => {
  const [one, other] = [await start(), await start()]
  await world.db.platform.transaction((tx) => endSessions(tx, world.north.userId, one))
  expect([await read(one), await read(other)]).toEqual([expect.anything(), null])
})

test('A disabled user is signed out at once', async () => {
  const id = await start(world.south.userId)
  await world.db.platform.transaction((tx) => tx.user.update({ where: { id: world.south.userId }, data: { disabled: true } }))
  expect(await read(id)).toBeNull()
})

test('A session expires after twelve hours without use', async () => {
  const id = await start()
  expect(await read(id, later(11))).not.toBeNull()
  expect(await read(id, later(22))).not.toBeNull()
  expect(await read(id, later(35))).toBeNull()
  expect((await listSessions(world.db, world.north.userId, later(22))).map((session) => session.id)).toEqual([id])
})

test.each(['', 'no-such-session', 'a\u0000b'.replace('\u0000', '')])('No session has the id %j', async (id) => {
  expect(await read(id)).toBeNull()
})
