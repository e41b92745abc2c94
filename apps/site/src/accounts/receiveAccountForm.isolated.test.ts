import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { describe, expect, it, vi } from 'vitest'
import type { LiveSite } from '../sites/createSiteRegistry'
import { accountCookie, markerCookie, parseCookie } from './accountCookies'
import { receiveAccountForm } from './receiveAccountForm'
import { receiveWatch } from './receiveWatch'

vi.mock('../env', () => ({
  env: () => ({ SITE_ORIGIN_TEMPLATE: 'https://{host}', TRUSTED_PROXIES: 0, INTERNAL_SECRET: 'a secret of the installation' }),
}))
vi.mock('../sites/database', () => ({
  database: () => {
    throw new Error('The database is not queried.')
  },
}))

const live = (enabled = true) =>
  ({ published: { siteId: 'site', organisationId: 'north', config: buildConfig({ auth: { enabled } }) } }) as unknown as LiveSite

const post = (form: { readonly [name: string]: string }, headers: { readonly [name: string]: string } = {}) =>
  new Request('https://cars.example/api/account/x', {
    method: 'POST',
    headers: { host: 'cars.example', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(form),
  })

describe('receiveAccountForm', () => {
  it.each([
    'code',
    'again',
    'sign-in',
    'request-search',
    'confirm-search',
    'claim-reservation',
    'phone',
    'sign-out',
    'sign-out-everywhere',
    'drop-car',
    'keep-search',
    'drop-search',
    'alerts',
    'erase',
  ])('receiveAccountForm refuses “%s” from a page of another site', async (action) => {
    const from = (headers: { readonly [name: string]: string }) => receiveAccountForm(post({}, headers), live(), action)
    expect((await from({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await from({ origin: 'null' })).status).toBe(403)
    expect((await from({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  it.each(['phone', 'sign-out', 'drop-car', 'keep-search', 'drop-search', 'alerts', 'claim-reservation', 'erase'])(
    'receiveAccountForm redirects “%s” from a signed-out shopper to the sign-in page',
    async (action) => {
      const answer = await receiveAccountForm(post({}), live(), action)
      expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
        303,
        '/sign-in?type=my-garage&redirect=%2Fmy-garage&back=%2F',
        'no-store',
      ])
    },
  )

  it('receiveAccountForm answers 404 where sign-in is off (AUTH-07), and for an unknown action', async () => {
    for (const [site, action] of [
      [live(false), 'code'],
      [live(), 'toString'],
      [live(), '__proto__'],
      [live(), 'x'],
    ] as const)
      expect((await receiveAccountForm(post({}), site, action)).status).toBe(404)
  })

  it('receiveAccountForm refuses a body larger than a form', async () => {
    expect((await receiveAccountForm(post({ contact: 'a'.repeat(9_000) }), live(), 'code')).status).toBe(413)
  })

  it('receiveAccountForm shows the error on the page and redirects nowhere else (AUTH-08)', async () => {
    const form = { contact: 'nobody', type: 'checkout', redirect: '//evil.example', back: 'https://evil.example' }
    const answer = await receiveAccountForm(post(form, { origin: 'https://cars.example' }), live(), 'code')
    expect(answer.headers.get('location')).toBe('/sign-in?type=checkout&redirect=%2Fmy-garage&back=%2F&problem=contact')
  })
})

it('the account endpoint watches a car only from the site’s own pages, and redirects signed-out shoppers to the sign-in page (API-01, API-02, FAV-10)', async () => {
  const ask = (headers: { readonly [name: string]: string }, body = '{"phone_number":"","car_id":"1"}') =>
    receiveWatch(
      new Request('https://cars.example/api/watchlist/save-car', { method: 'POST', headers: { host: 'cars.example', ...headers }, body }),
      live(),
      true,
    )
  expect((await ask({ origin: 'https://evil.example' })).status).toBe(403)
  const answer = await ask({ origin: 'https://cars.example' })
  expect([answer.status, await answer.json()]).toEqual([401, { success: false, message: 'Please sign in first.', signIn: true }])
  expect((await ask({}, '{}')).status).toBe(400)
  expect((await ask({}, 'x')).status).toBe(400)
})

describe('cookies of an account', () => {
  const token = 'a'.repeat(43)
  it('cookies of an account are limited to this host, to https, and hidden from scripts', () => {
    expect(accountCookie('shopper', token)).toBe(`__Host-shopper=${token}; Path=/; Max-Age=5184000; SameSite=Lax; Secure; HttpOnly`)
    expect(accountCookie('code', null)).toBe('__Host-code=; Path=/; Max-Age=0; SameSite=Lax; Secure; HttpOnly')
    expect(markerCookie(true)).not.toContain('HttpOnly')
  })

  it.each([
    { header: `a=b; __Host-shopper=${token}`, expected: token },
    { header: `shopper=${token}`, expected: null },
    { header: `__Host-shopper=${token}x`, expected: null },
    { header: '__Host-shopper=', expected: null },
    { header: '', expected: null },
    { header: null, expected: null },
  ])('cookies of an account reads the cookies of an account from “$header”', ({ header, expected }) =>
    expect(parseCookie(header, 'shopper')).toBe(expected),
  )
})
