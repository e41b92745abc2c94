import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import type { Role } from '@forecourt/rules/access/roles'
import { hashPassword } from '@forecourt/services/people/hashPassword'
import { expect, test } from 'vitest'
import { catchRefusal } from '../testing/catchRefusal'
import { buildSession, createTestCaller } from '../testing/createTestCaller'

const world = testWorld()
const password = 'four old words here'

const callerAs = async (role: Role) => {
  const { userId, organisationId } = world.north
  const passwordHash = await hashPassword(password)
  await world.db.platform.transaction((tx) => tx.user.update({ where: { id: userId }, data: { passwordHash } }))
  const session = buildSession(role, organisationId)
  return createTestCaller(world.db, { ...session, user: { ...session.user, id: userId } }).call.account
}
const newToken = () => ({ siteId: world.north.siteId, name: 'Assistant', permissions: ['site.read' as const], hours: 1 as const, password })

test('a token of a program needs the user’s password (AUTH-10)', async () => {
  const account = await callerAs('groupManager')
  const refused = await catchRefusal(account.addToken({ ...newToken(), password: 'wrong' }))
  expect(refused).toMatchObject({ code: 'BAD_REQUEST', detail: { fields: { password: 'This is not your password.' } } })
  expect((await account.tokens()).tokens).toEqual([])
  expect((await account.addToken(newToken())).token).toMatch(/^fc_/)
  expect((await account.tokens()).tokens).toMatchObject([{ name: 'Assistant', permissions: ['site.read'], usedAt: null }])
})

test('guesses of the password are limited, and the right one is refused after them', async () => {
  const account = await callerAs('groupManager')
  for (let guess = 0; guess < 8; guess++) await catchRefusal(account.addToken({ ...newToken(), password: `wrong ${guess}` }))
  expect(await catchRefusal(account.addToken(newToken()))).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

test('a token has a site and permissions that its user has (AUTH-10)', async () => {
  const account = await callerAs('editor')
  expect(await catchRefusal(account.addToken({ ...newToken(), siteId: world.south.siteId }))).toMatchObject({ code: 'NOT_FOUND' })
  expect(await catchRefusal(account.addToken({ ...newToken(), permissions: ['lead.read'] }))).toMatchObject({
    detail: { fields: { permissions: expect.any(String) } },
  })
  const choices = await account.tokenChoices({})
  expect(choices.map(({ id, permissions }) => [id, permissions.includes('lead.read')])).toEqual([[world.north.siteId, false]])
})
