import { requestEmailChange } from '@forecourt/data/people/changeEmail'
import { requestPasswordLink } from '@forecourt/data/people/consumeLink'
import { insertUser } from '@forecourt/data/people/users/insertUser'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { personToken } from '@forecourt/services/people/personToken'
import { expect, test, vi } from 'vitest'
import { deviceCookieName, parseDeviceCookie } from '../../../../auth/knownDevice'
import { signInGuard } from '../../../../auth/signInGuard'
import { signInWithPassword } from '../../../../auth/signInWithPassword'
import { POST } from './route'

const world = testWorld()
const secret = 'a secret of the installation'
const jar = vi.hoisted(() => new Map<string, string>())
vi.mock('next/headers', () => ({ cookies: async () => ({ set: (name: string, value: string) => jar.set(name, value) }) }))
vi.mock('../../../../env', () => ({
  env: () => ({ AUTH_SECRET: 'a secret of the installation', CONSOLE_URL: 'https://console.example', TRUSTED_PROXIES: 0 }),
}))
vi.mock('../../../../database', () => ({ database: () => world.db }))

const email = 'ella@example.com'
const password = 'a quiet forecourt at dawn'

test('Failed sign-ins by strangers don’t lock the user out: a link by email admits a new browser (M6)', async () => {
  const now = new Date().toISOString()
  const memberships = [{ role: 'editor', organisationId: world.north.organisationId }] as const
  await world.db.platform.transaction((tx) => insertUser(tx, { id: 'ella', email, name: 'Ella', passwordHash: null, memberships }))
  const signIn = (entered: string, ip: string, device: string | null = null) =>
    signInWithPassword(world.db, signInGuard(), { email, password: entered, code: '', ip, device, now })
  for (let at = 0; at < 60; at++) await signInGuard().throttle.take({ email, ip: `198.51.${at}.7`, device: null })
  const closed = await signIn(password, '203.0.113.5')
  const [, seconds] = /^passwordThrottled-(\d+)$/.exec(closed.ok ? '' : closed.code) ?? []
  expect(Number(seconds)).toBeGreaterThan(0)
  expect(Number(seconds)).toBeLessThanOrEqual(3600)

  await requestPasswordLink(world.db, email, now)
  const link = await world.db.platform.transaction((tx) => tx.personLink.findFirstOrThrow({ where: { userId: 'ella' } }))
  const body = JSON.stringify({ token: personToken(secret, link.id), password })
  const request = new Request('https://console.example/api/account/password', { method: 'POST', body })
  expect(await (await POST(request, { params: Promise.resolve({ action: 'password' }) })).json()).toEqual({ ok: true, email })
  const device = parseDeviceCookie(secret, email, jar.get(deviceCookieName(email)))
  expect(device).not.toBeNull()
  expect(await signIn(password, '203.0.113.5', device)).toMatchObject({ ok: true })
  expect(await signIn(password, '203.0.113.6')).toMatchObject({ ok: false })
})

test('A link by email confirms a new sign-in address once, and reading it changes nothing', async () => {
  const memberships = [{ role: 'editor', organisationId: world.north.organisationId }] as const
  await world.db.platform.transaction((tx) =>
    insertUser(tx, { id: 'nia', email: 'nia@example.com', name: 'Nia', passwordHash: 'hash', memberships }),
  )
  const now = new Date().toISOString()
  await requestEmailChange(world.db, { userId: 'nia', email: 'nia.new@example.com', actor: { userId: null, name: 'Mia' }, now })
  const read = () =>
    world.db.platform.transaction((tx) => tx.user.findUniqueOrThrow({ where: { id: 'nia' }, include: { emailChange: true } }))
  const token = personToken(secret, (await read()).emailChange?.id ?? '')
  const call = async (action: string, sent: string) => {
    const body = JSON.stringify({ token: sent })
    const request = new Request(`https://console.example/api/account/${action}`, { method: 'POST', body })
    const response = await POST(request, { params: Promise.resolve({ action }) })
    return [response.status, await response.json()]
  }
  expect(await call('emailLink', token)).toEqual([200, { ok: true, name: 'Nia', email: 'nia.new@example.com' }])
  expect((await read()).email).toBe('nia@example.com')
  expect(await call('email', `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toMatchObject([410, { ok: false }])
  // A link to an address is none to a password.
  expect(await call('link', token)).toMatchObject([410, { ok: false }])
  expect(await call('email', token)).toEqual([200, { ok: true, email: 'nia.new@example.com' }])
  expect((await read()).email).toBe('nia.new@example.com')
  expect(await call('email', token)).toMatchObject([410, { ok: false }])
})
