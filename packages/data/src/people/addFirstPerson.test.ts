import { expect, test } from 'vitest'
import { meetAtTable } from '../testing/meetAtTable'
import { useWorld as testWorld } from '../testing/useWorld'
import { addFirstPerson, hasAdministrator, hasAnyUser } from './accountsByCommand'

const world = testWorld()
const first = (email: string) => addFirstPerson(world.db, { email, name: 'Ada Admin', passwordHash: 'hash' })

test('An installation without an active platform admin can get one new admin', async () => {
  await world.db.platform.transaction((tx) =>
    tx.user.updateMany({ where: { memberships: { some: { role: 'platformAdmin' } } }, data: { disabled: true } }),
  )
  expect(await hasAnyUser(world.db)).toBe(true)
  expect(await hasAdministrator(world.db)).toBe(false)

  const { email } = await world.db.platform.transaction((tx) => tx.user.findUniqueOrThrow({ where: { id: world.north.userId } }))
  expect(await first(email)).toMatchObject({ ok: false, message: expect.stringContaining(email) })

  const answers = await meetAtTable(
    world,
    'users',
    ['ada@example.com', 'grace@example.com'].map((email) => () => first(email)),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ message: 'There’s already a user. Ask them for an invitation.' })
  expect(await hasAdministrator(world.db)).toBe(true)
})
