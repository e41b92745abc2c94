import { expect, test } from 'vitest'
import { meetAtTable } from '../testing/meetAtTable'
import { useWorld as testWorld } from '../testing/useWorld'
import { consumeRecoveryCode, consumeTotpStep } from './consumeCode'

const world = testWorld()
const step = (at: number, userId = world.north.userId) => consumeTotpStep(world.db, userId, at)

test('An authenticator app code is accepted once, and no code of an earlier time step after it', async () => {
  const taken: [at: number, ok: boolean][] = []
  for (const at of [100, 100, 99, 101, 100, 101]) taken.push([at, await step(at)])
  expect(taken).toEqual([
    [100, true],
    [100, false],
    [99, false],
    [101, true],
    [100, false],
    [101, false],
  ])
  expect(await step(100, world.south.userId)).toBe(true)
  expect(
    (
      await meetAtTable(
        world,
        'users',
        [1, 2, 3].map(() => () => step(102)),
      )
    ).filter(Boolean),
  ).toHaveLength(1)
})

test('A recovery code is accepted once, for its own user only', async () => {
  const { userId } = world.north
  await world.db.platform.transaction((tx) => tx.user.update({ where: { id: userId }, data: { recoveryCodes: ['one', 'two'] } }))
  expect(await consumeRecoveryCode(world.db, world.south.userId, 'one')).toBe(false)
  const taken = await meetAtTable(
    world,
    'users',
    [1, 2, 3].map(() => () => consumeRecoveryCode(world.db, userId, 'one')),
  )
  expect(taken.filter(Boolean)).toHaveLength(1)
  expect([await consumeRecoveryCode(world.db, userId, 'one'), await consumeRecoveryCode(world.db, userId, 'two')]).toEqual([false, true])
})
