import { insertUser } from '@forecourt/data/people/users/insertUser'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { createSharedLimiter } from '@forecourt/services/limits/createSharedLimiter'
import { newPasskeyTicket } from '@forecourt/services/passkeys/passkeyTicket'
import { seal } from '@forecourt/services/two-factor/sealed'
import { newTotpSecret, totpCode } from '@forecourt/services/two-factor/totp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { signInWithCompany, signInWithCompanyCode } from './signInWithCompany'

const world = testWorld()
const now = '2026-06-01T02:00:00.000Z'
const secret = 'a secret of the installation'
const totpSecret = newTotpSecret()
const code = totpCode(totpSecret, Math.floor(Date.parse(now) / 30_000))

beforeAll(async () => {
  const memberships = [{ role: 'editor', organisationId: world.north.organisationId }] as const
  await world.db.platform.transaction(async (tx) => {
    await insertUser(tx, { id: 'ella', email: 'ella@example.com', name: 'Ella', passwordHash: null, memberships })
    await insertUser(tx, { id: 'gone', email: 'gone@example.com', name: 'Gone', passwordHash: null, memberships })
    await insertUser(tx, { id: 'lost', email: 'lost@example.com', name: 'Lost', passwordHash: null, memberships: [] })
    await insertUser(tx, { id: 'sure', email: 'sure@example.com', name: 'Sure', passwordHash: null, memberships })
    await tx.user.update({ where: { id: 'gone' }, data: { disabled: true } })
    await tx.user.update({ where: { id: 'sure' }, data: { totpSecret: seal(secret, totpSecret), totpConfirmedAt: new Date(now) } })
  })
})

// A limiter per test, so that tests don't share counts.
let tests = 0
beforeEach(() => {
  tests++
})
const guard = () => ({
  codes: createSharedLimiter(world.db.platformPool, { name: `signInCode${tests}`, count: 6, seconds: 900 }),
  secret,
})
const signIn = (email: string | null, amr?: unknown) => signInWithCompany(world.db, secret, { email, amr, now })
const enterCode = (ticket: string, entered: string, at = now) =>
  signInWithCompanyCode(world.db, guard(), { ticket, code: entered, now: at })

test.each([
  { name: 'without a second factor here', email: 'Ella@example.com', state: 'in' },
  { name: 'without a verified email address', email: null, state: 'unknown' },
  { name: 'without an account here', email: 'new@example.com', state: 'unknown' },
  { name: 'who is disabled', email: 'gone@example.com', state: 'unknown' },
  { name: 'without a role', email: 'lost@example.com', state: 'unknown' },
  { name: 'with a second factor here', email: 'sure@example.com', state: 'code' },
  { name: 'whose company required a password only', email: 'sure@example.com', amr: ['pwd'], state: 'code' },
  { name: 'whose company reports factors in an unknown format', email: 'sure@example.com', amr: 'mfa', state: 'code' },
  { name: 'whose company required several factors', email: 'sure@example.com', amr: ['pwd', 'mfa'], state: 'in' },
])('Sign-in by a company account, for a user $name, gives: $state', async ({ email, amr, state }) => {
  expect(await signIn(email, amr)).toMatchObject({ state })
})

test('A user with a second factor completes company sign-in only with a valid code and ticket', async () => {
  const answer = await signIn('sure@example.com')
  const ticket = answer.state === 'code' ? answer.ticket : ''
  expect(await enterCode(ticket, '')).toEqual({ ok: false, code: 'code' })
  expect(await enterCode(ticket, '000000')).toEqual({ ok: false, code: 'wrongCode' })
  expect(await enterCode(ticket, '١٢٣٤٥٦')).toEqual({ ok: false, code: 'wrongCode' })
  expect(await enterCode('', code)).toEqual({ ok: false, code: 'companyEnded' })
  expect(await enterCode(ticket, code, '2026-06-01T02:06:00.000Z')).toEqual({ ok: false, code: 'companyEnded' })
  const forAPasskey = newPasskeyTicket(secret, { challenge: 'sure@example.com', userId: null }, now)
  expect(await enterCode(forAPasskey, code)).toEqual({ ok: false, code: 'companyEnded' })
  expect(await enterCode(ticket, code)).toMatchObject({ ok: true, account: { id: 'sure' } })
  expect(await enterCode(ticket, code), 'the code was taken').toEqual({ ok: false, code: 'wrongCode' })
})

test('Attempts to enter a code after company sign-in are limited', async () => {
  const answer = await signIn('sure@example.com')
  const ticket = answer.state === 'code' ? answer.ticket : ''
  const answers = await Promise.all(Array.from({ length: 20 }, () => enterCode(ticket, '000000')))
  expect(answers.filter((each) => !each.ok && each.code.startsWith('throttled')).length).toBeGreaterThanOrEqual(14)
})
