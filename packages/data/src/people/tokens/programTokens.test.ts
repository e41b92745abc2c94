import { expect, test } from 'vitest'
import { useWorld as testWorld } from '../../testing/useWorld'
import { endSessions } from '../sessions/readSession'
import { addProgramToken, listProgramTokens, readProgramToken, revokeProgramToken } from './programTokens'

const world = testWorld()
const now = '2026-06-01T02:00:00.000Z'
const later = (hours: number) => new Date(Date.parse(now) + hours * 3_600_000).toISOString()

const add = (hash: string, hours = 8, side: 'north' | 'south' = 'north') => {
  const { organisationId, siteId, userId } = world[side]
  return addProgramToken(world.db, {
    ...{ organisationId, siteId, userId, hours, now, name: 'Assistant', permissions: ['site.read'] },
    ...{ key: { hash, hint: hash.slice(-4) }, actor: { userId, name: 'Nia' } },
  })
}
const read = (hash: string, at = now) => readProgramToken(world.db, hash, at)
const ownTokens = (at = now) => listProgramTokens(world.db, world.north.userId, at)

test('A token returns its limits and its user with the present roles (AUTH-10)', async () => {
  expect(await add('present-roles')).toBeNull()
  expect(await read('present-roles')).toMatchObject({
    token: { siteId: world.north.siteId, permissions: ['site.read'], hint: 'oles' },
    person: { id: world.north.userId, roles: [{ role: 'groupManager' }] },
  })
  expect(await read('unknown')).toBeNull()
})

test('A token expires after its hours, and no token is valid for more than a day', async () => {
  await add('one-hour', 1)
  expect(await read('one-hour', later(0.9))).not.toBeNull()
  expect(await read('one-hour', later(1))).toBeNull()
  expect((await ownTokens(later(1))).map(({ hint }) => hint)).not.toContain('hour')
  await expect(add('two-days', 48)).rejects.toThrow()
})

test('Users revoke their own tokens only', async () => {
  await add('revoked')
  const { id } = (await ownTokens()).find(({ hint }) => hint === 'oked') ?? { id: '' }
  const actor = { userId: null, name: 'Sid' }
  expect(await revokeProgramToken(world.db, { userId: world.south.userId, id, actor })).toBe(false)
  expect(await read('revoked')).not.toBeNull()
  expect(await revokeProgramToken(world.db, { userId: world.north.userId, id, actor })).toBe(true)
  expect(await read('revoked')).toBeNull()
})

test('A token ends when its user signs out everywhere or is disabled', async () => {
  await add('signed-out')
  await world.db.platform.transaction((tx) => endSessions(tx, world.north.userId))
  expect(await read('signed-out')).toBeNull()
  const { userId } = world.south
  await add('disabled', 8, 'south')
  await world.db.platform.transaction((tx) => tx.user.update({ where: { id: userId }, data: { disabled: true } }))
  expect(await read('disabled')).toBeNull()
  await world.db.platform.transaction((tx) => tx.user.update({ where: { id: userId }, data: { disabled: false } }))
})

test('A user has at most ten valid tokens, and expired ones don’t count', async () => {
  await world.db.platform.transaction((tx) => endSessions(tx, world.north.userId))
  const answers: (string | null)[] = []
  for (let index = 0; index < 11; index++) answers.push(await add(`of-ten-${index}`, 1))
  expect(answers).toEqual([...Array<null>(10).fill(null), expect.stringMatching(/^You have 10 tokens/)])
})
