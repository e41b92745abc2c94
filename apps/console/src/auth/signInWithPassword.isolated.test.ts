import { insertUser } from '@forecourt/data/people/users/insertUser'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { createSharedLimiter } from '@forecourt/services/limits/createSharedLimiter'
import { recoveryCodeHash } from '@forecourt/services/two-factor/recoveryCodes'
import { seal } from '@forecourt/services/two-factor/sealed'
import { newTotpSecret, totpCode } from '@forecourt/services/two-factor/totp'
import { hash, verify } from '@node-rs/argon2'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { createSignInThrottle } from './createSignInThrottle'
import { signInWithPassword } from './signInWithPassword'

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  return { ...real, verify: vi.fn(real.verify) }
})

const world = testWorld()
const now = '2026-06-01T02:00:00.000Z'
const secret = 'a secret of the installation'
const totpSecret = newTotpSecret()
const step = Math.floor(Date.parse(now) / 30_000)

let addresses = 0
const attempt = (email: string, password: string, { code = '', ip = `203.0.113.${++addresses}`, device = null as string | null } = {}) => {
  const codes = createSharedLimiter(world.db.platformPool, { name: 'signInCode', count: 6, seconds: 900 })
  const guard = { throttle: createSignInThrottle(world.db.platformPool), codes, secret }
  return signInWithPassword(world.db, guard, { email, password, code, ip, device, now })
}

beforeAll(async () => {
  const passwordHash = await hash('right')
  const memberships = [{ role: 'editor', organisationId: world.north.organisationId }] as const
  await world.db.platform.transaction(async (tx) => {
    await insertUser(tx, { id: 'ella', email: 'ella@example.com', name: 'Ella', passwordHash, memberships })
    await insertUser(tx, { id: 'gone', email: 'gone@example.com', name: 'Gone', passwordHash, memberships })
    await insertUser(tx, { id: 'lost', email: 'lost@example.com', name: 'Lost', passwordHash, memberships: [] })
    await insertUser(tx, { id: 'sure', email: 'sure@example.com', name: 'Sure', passwordHash, memberships })
    await tx.user.update({ where: { id: 'gone' }, data: { disabled: true } })
    await tx.user.update({
      where: { id: 'sure' },
      data: {
        totpSecret: seal(secret, totpSecret),
        totpConfirmedAt: new Date(now),
        recoveryCodes: [recoveryCodeHash('sure', 'abcde-fgh23') ?? ''],
      },
    })
  })
})

describe('Sign-in with a password', { shuffle: false }, () => {
  test('The right password signs the user in', async () => {
    expect(await attempt('Ella@example.com', 'right')).toMatchObject({ ok: true, account: { id: 'ella', name: 'Ella' } })
  })

  const refused = [
    { name: 'a wrong password', email: 'ella@example.com', password: 'wrong', code: 'wrong' },
    { name: 'an unknown email address', email: 'nobody@example.com', password: 'right', code: 'wrong' },
    { name: 'a disabled user', email: 'gone@example.com', password: 'right', code: 'wrong' },
    { name: 'a user without a password', email: 'north@example.com', password: '', code: 'wrong' },
    { name: 'a user without a role', email: 'lost@example.com', password: 'right', code: 'noAccess' },
  ]
  test.each(refused)('Sign-in is refused: $name', async ({ email, password, code }) => {
    expect(await attempt(email, password)).toEqual({ ok: false, code })
  })

  test('Of 500 concurrent wrong sign-ins, at most 8 passwords are checked (M1)', async () => {
    vi.mocked(verify).mockClear()
    const answers = await Promise.all(Array.from({ length: 500 }, () => attempt('ella@example.com', 'wrong', { ip: '198.51.100.1' })))
    expect(vi.mocked(verify).mock.calls.length).toBe(8)
    expect(answers.filter((answer) => !answer.ok && answer.code.startsWith('passwordThrottled'))).toHaveLength(492)
    expect(await attempt('ella@example.com', 'right', { ip: '198.51.100.1' })).toMatchObject({ ok: false })
    expect(await attempt('ella@example.com', 'right')).toMatchObject({ ok: true })
  })

  test('A refused sign-in is audited for an unknown email as for a known user (M5)', async () => {
    const rows = () => world.db.platform.transaction((tx) => tx.auditEntry.findMany({ orderBy: { id: 'desc' }, take: 1 }))
    await attempt('ella@example.com', 'wrong')
    expect(await rows()).toMatchObject([
      { action: 'user.signInRefused', target: 'ella', actorId: null, actorName: 'Somebody', organisationId: world.north.organisationId },
    ])
    await attempt('nobody@example.com', 'wrong')
    expect(await rows()).toMatchObject([{ action: 'user.signInRefused', target: '', organisationId: null }])
  })

  test('A user with a second factor also needs a code, and each code is accepted once', async () => {
    expect(await attempt('sure@example.com', 'right')).toEqual({ ok: false, code: 'code' })
    expect(await attempt('sure@example.com', 'wrong', { code: totpCode(totpSecret, step) })).toEqual({ ok: false, code: 'wrong' })
    expect(await attempt('sure@example.com', 'right', { code: '000000' })).toEqual({ ok: false, code: 'wrongCode' })
    const code = totpCode(totpSecret, step)
    const twice = await Promise.all([1, 2].map(() => attempt('sure@example.com', 'right', { code })))
    expect(twice.map(({ ok }) => ok).sort()).toEqual([false, true])
    expect(await attempt('sure@example.com', 'right', { code: totpCode(totpSecret, step - 1) })).toEqual({ ok: false, code: 'wrongCode' })
  })

  test('A recovery code is accepted once', async () => {
    expect(await attempt('sure@example.com', 'right', { code: 'ABCDE FGH23' })).toMatchObject({ ok: true })
    expect(await attempt('sure@example.com', 'right', { code: 'abcde-fgh23' })).toEqual({ ok: false, code: 'wrongCode' })
  })

  test('Code attempts are limited even with the right password', async () => {
    const answers = []
    for (let guess = 0; guess < 10; guess++) answers.push(await attempt('sure@example.com', 'right', { code: `00000${guess}` }))
    expect(answers.filter((answer) => !answer.ok && answer.code === 'wrongCode').length).toBeLessThanOrEqual(6)
    expect(answers.at(-1)).toMatchObject({ code: expect.stringMatching(/^throttled/) })
  })
})
