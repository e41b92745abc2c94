import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { insertUser } from '@forecourt/data/users/insertUser'
import { hash } from '@node-rs/argon2'
import { beforeAll, expect, test } from 'vitest'
import { createSignInThrottle } from './createSignInThrottle'
import { loadSession } from './loadSession'
import { signInWithPassword } from './signInWithPassword'

const world = testWorld()
const now = '2026-06-01T02:00:00.000Z'
const attempt = (email: string, password: string, throttle = createSignInThrottle()) =>
  signInWithPassword(world.db, throttle, { email, password, ip: '203.0.113.5', now })

beforeAll(async () => {
  const passwordHash = await hash('right')
  const memberships = [{ role: 'editor', organisationId: world.north.organisationId }] as const
  await world.db.platform.transaction(async (tx) => {
    await insertUser(tx, { id: 'ella', email: 'ella@example.com', name: 'Ella', passwordHash, memberships })
    await insertUser(tx, { id: 'gone', email: 'gone@example.com', name: 'Gone', passwordHash, memberships })
    await insertUser(tx, { id: 'lost', email: 'lost@example.com', name: 'Lost', passwordHash, memberships: [] })
    await tx.user.update({ where: { id: 'gone' }, data: { disabled: true } })
  })
})

test('The right password opens a session with what the membership gives', async () => {
  expect(await attempt('ella@example.com', 'right')).toMatchObject({
    ok: true,
    session: { user: { id: 'ella', name: 'Ella' }, organisationIds: [world.north.organisationId], roles: [{ role: 'editor' }] },
  })
})

const refused = [
  { name: 'a wrong password', email: 'ella@example.com', password: 'wrong', code: 'wrong' },
  { name: 'an address nobody has', email: 'nobody@example.com', password: 'right', code: 'wrong' },
  { name: 'a disabled person', email: 'gone@example.com', password: 'right', code: 'wrong' },
  { name: 'a person without a password', email: 'north@example.com', password: '', code: 'wrong' },
  { name: 'a person who is a member of nothing', email: 'lost@example.com', password: 'right', code: 'noAccess' },
]
test.each(refused)('Refused: $name', async ({ email, password, code }) => {
  expect(await attempt(email, password)).toEqual({ ok: false, code })
})

test('After too many failures even the right password has to wait, and says how long', async () => {
  const throttle = createSignInThrottle({ perAccount: 2, perAddress: 100 })
  await attempt('ella@example.com', 'wrong', throttle)
  await attempt('ella@example.com', 'wrong', throttle)
  const answer = await attempt('ella@example.com', 'right', throttle)
  expect(answer).toMatchObject({ ok: false, code: expect.stringMatching(/^throttled-\d+$/) })
})

test('Who loses their membership, or is disabled, has no session any more', async () => {
  expect(await loadSession(world.db, 'ella@example.com')).not.toBeNull()
  await world.db.platform.transaction((tx) => tx.membership.deleteMany({ where: { userId: 'ella' } }))
  expect(await loadSession(world.db, 'ella@example.com')).toBeNull()
  expect(await loadSession(world.db, 'gone@example.com')).toBeNull()
})
