import { addPasskey } from '@forecourt/data/people/passkeys/ownPasskeys'
import { insertUser } from '@forecourt/data/people/users/insertUser'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { verifyNewPasskey } from '@forecourt/services/passkeys/passkeySignIn'
import { newPasskeyTicket } from '@forecourt/services/passkeys/passkeyTicket'
import { softDevice } from '@forecourt/services/passkeys/testing/softDevice'
import { describe, expect, test } from 'vitest'
import { passkeyGuard } from './passkeyGuard'
import { signInWithPasskey } from './signInWithPasskey'

const world = testWorld()
const now = '2026-06-01T02:00:00.000Z'
const secret = 'a secret of the installation'
const consoleUrl = 'https://console.example'

let challenges = 0
const newChallenge = () => Buffer.from(`challenge ${++challenges}`).toString('base64url')

/** A user with a passkey. */
const personWithPasskey = async (id: string, disabled = false) => {
  const memberships = [{ role: 'editor', organisationId: world.north.organisationId }] as const
  const { party } = passkeyGuard(world.db, { secret, consoleUrl })
  const device = softDevice({ origin: consoleUrl })
  const challenge = newChallenge()
  const passkey = await verifyNewPasskey(party, challenge, device.makes({ challenge }))
  if (!passkey) throw new Error('No passkey was made')
  await world.db.platform.transaction(async (tx) => {
    await insertUser(tx, { id, email: `${id}@example.com`, name: id, passwordHash: null, memberships })
    await tx.user.update({ where: { id }, data: { disabled } })
  })
  expect(await addPasskey(world.db, { userId: id, name: 'Phone', passkey, now })).toBeNull()
  return { device, passkeyId: passkey.id }
}
const attempt = (ticket: string, response: unknown, ip = `203.0.113.${challenges}`) =>
  signInWithPasskey(world.db, passkeyGuard(world.db, { secret, consoleUrl }), { ticket, response, ip, now })
const enter = (device: ReturnType<typeof softDevice>, userId: string | null = null) => {
  const challenge = newChallenge()
  return attempt(newPasskeyTicket(secret, { challenge, userId }, now), device.signs({ challenge }))
}

describe('Signing in with a passkey', () => {
  test('Signing in with a passkey signs its user in without a password, and is written to the audit', async () => {
    const { device, passkeyId } = await personWithPasskey('opal')
    expect(await enter(device)).toMatchObject({ ok: true, account: { id: 'opal' } })
    await world.db.platform.transaction(async (tx) => {
      expect((await tx.passkey.findUniqueOrThrow({ where: { id: passkeyId } })).counter).toBe(1n)
      expect(await tx.auditEntry.count({ where: { target: 'opal', action: 'user.signIn' } })).toBe(1)
    })
  })
  test('Signing in with a passkey accepts each signature once, even when sent several times at once', async () => {
    const { device } = await personWithPasskey('otto')
    const challenge = newChallenge()
    const [ticket, response] = [newPasskeyTicket(secret, { challenge, userId: null }, now), device.signs({ challenge })]
    const answers = await Promise.all([1, 2, 3].map(() => attempt(ticket, response)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await attempt(ticket, response)).toEqual({ ok: false, code: 'passkeyEnded' })
  })
  test('Signing in with a passkey refuses an unknown passkey, a removed one, and a ticket for adding a passkey', async () => {
    expect(await enter(softDevice({ origin: consoleUrl }))).toEqual({ ok: false, code: 'passkeyWrong' })
    const { device, passkeyId } = await personWithPasskey('olga')
    expect(await enter(device, 'olga')).toEqual({ ok: false, code: 'passkeyEnded' })
    await world.db.platform.transaction((tx) => tx.passkey.delete({ where: { id: passkeyId } }))
    expect(await enter(device)).toEqual({ ok: false, code: 'passkeyWrong' })
  })
  test('Signing in with a passkey refuses disabled users', async () => {
    const { device } = await personWithPasskey('omar', true)
    expect(await enter(device)).toEqual({ ok: false, code: 'noAccess' })
  })
  test('Signing in with a passkey is rate-limited by network before the passkey is checked', async () => {
    const answers = await Promise.all(Array.from({ length: 45 }, () => attempt('none', {}, '198.51.100.9')))
    expect(answers.filter((answer) => !answer.ok && answer.code.startsWith('throttled'))).toHaveLength(5)
  })
})

test('A user can have at most ten passkeys, even when several are added at once', async () => {
  await personWithPasskey('olaf')
  const answers = await Promise.all(
    Array.from({ length: 11 }, (_, index) =>
      addPasskey(world.db, {
        userId: 'olaf',
        name: `Key ${index}`,
        passkey: { id: `olaf-${index}`, publicKey: new Uint8Array(1), counter: 0, transports: [], synced: true },
        now,
      }),
    ),
  )
  expect(answers.filter((problem) => problem === null)).toHaveLength(9)
})
