import { publishedSite } from '@forecourt/data/sites/publishedSites'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { searchToken } from '@forecourt/services/shoppers/searchToken'
import { unsubscribeToken } from '@forecourt/services/shoppers/unsubscribeToken'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { LiveSite } from '../sites/createSiteRegistry'
import { hashToken, newToken } from './accountCookies'
import { receiveAccountForm } from './receiveAccountForm'
import { receiveUnsubscribe } from './receiveUnsubscribe'

const secret = 'a secret of the installation'
const world = testWorld()
vi.mock('../env', () => ({ env: () => ({ SITE_ORIGIN_TEMPLATE: 'https://{host}', TRUSTED_PROXIES: 0, INTERNAL_SECRET: secret }) }))
vi.mock('../sites/database', () => ({ database: () => world.db }))
const { allowed } = vi.hoisted(() => ({ allowed: () => ({ take: async () => ({ allowed: true }) }) }))
vi.mock('./accountLimits', () => ({
  accountLimits: { unsubscribesPerNetwork: allowed, searchLinksPerNetwork: allowed, searchLinksPerRecipient: allowed },
}))

let live: LiveSite
beforeAll(async () => {
  const config = buildConfig({ auth: { enabled: true }, garage: { alerts: true } })
  live = {
    published: { ...(await publishedSite(world.db, world.north.siteId)), config },
    siteData: async () => buildSiteData(),
  } as unknown as LiveSite
})

const at = new Date('2026-06-01T02:00:00.000Z')
const scope = () => world.db.forOrganisation(world.north.organisationId)
const [here, elsewhere, colleague] = [newToken(), newToken(), newToken()]

// Two shoppers, Ana (signed in twice) and Ben, each with a favourite, a saved search and alerts.
beforeEach(() =>
  scope().transaction(async (tx) => {
    const { organisationId, siteId, carId } = world.north
    await tx.shopper.deleteMany({ where: { organisationId } })
    for (const [id, tokens] of [
      ['ana', [here, elsewhere]],
      ['ben', [colleague]],
    ] as const) {
      await tx.shopper.create({ data: { organisationId, siteId, id, email: `${id}@shopper.example`, alerts: 'daily' } })
      for (const token of tokens)
        await tx.shopperSession.create({
          data: { organisationId, tokenHash: hashToken(token), shopperId: id, createdAt: new Date(), seenAt: new Date() },
        })
      await tx.shopperCar.create({ data: { organisationId, siteId, shopperId: id, carId, kind: 'watched', at } })
      await tx.savedSearch.create({
        data: { organisationId, siteId, shopperId: id, id: `${id}-search`, path: '/search?make=Kia', name: 'Kia', createdAt: at },
      })
    }
  }),
)

/** Stored data of both: sessions, favourites, searches, alerts. */
const stored = () =>
  scope().transaction(async (tx) => {
    const where = { organisationId: world.north.organisationId }
    const [shoppers, sessions, cars, searches] = [
      await tx.shopper.findMany({ where }),
      await tx.shopperSession.findMany({ where }),
      await tx.shopperCar.findMany({ where }),
      await tx.savedSearch.findMany({ where }),
    ]
    const count = (rows: readonly { shopperId: string }[], id: string) => rows.filter(({ shopperId }) => shopperId === id).length
    return Object.fromEntries(
      shoppers.map(({ id, alerts }) => [id, [count(sessions, id), count(cars, id), count(searches, id), alerts].join(' ')]),
    )
  })
const post = (form: { readonly [name: string]: string }, query = '') =>
  new Request(`https://cars.example/api/x${query}`, {
    method: 'POST',
    headers: { host: 'cars.example', origin: 'https://cars.example', cookie: `__Host-shopper=${here}` },
    body: new URLSearchParams(form),
  })
const before = { ana: '2 1 1 daily', ben: '1 1 1 daily' }

it.each([
  { action: 'drop-car', form: { car: 'north-car' }, ana: '2 0 1 daily', to: '/my-garage?done=carRemoved' },
  { action: 'drop-search', form: { id: 'ana-search' }, ana: '2 1 0 daily', to: '/my-garage?done=searchRemoved' },
  { action: 'drop-search', form: { id: 'ben-search' }, ana: '2 1 1 daily', to: '/my-garage?done=searchRemoved' },
  { action: 'keep-search', form: { path: '/search?page=2' }, ana: '2 1 2 daily', to: '/my-garage?done=searchSaved' },
  { action: 'keep-search', form: { path: 'https://evil.example' }, ana: '2 1 1 daily', to: '/my-garage' },
  { action: 'alerts', form: { choice: 'off' }, ana: '2 1 1 off', to: '/my-garage?done=alertsSaved' },
  { action: 'alerts', form: { choice: 'always' }, ana: '2 1 1 daily', to: '/my-garage' },
  { action: 'sign-out', form: {}, ana: '1 1 1 daily', to: '/' },
  { action: 'sign-out-everywhere', form: {}, ana: '0 1 1 daily', to: '/' },
  { action: 'erase', form: {}, ana: undefined, to: '/' },
])('“$action” with $form changes only the stored data of the shopper who sent it', async ({ action, form, ana, to }) => {
  expect(await stored()).toEqual(before)
  const response = await receiveAccountForm(post(form as never), live, action)
  expect([response.status, response.headers.get('location')]).toEqual([303, to])
  expect(await stored()).toEqual({ ...(ana && { ana }), ben: before.ben })
  const cleared = response.headers.getSetCookie().some((cookie) => /shopper=;.*Max-Age=0/.test(cookie))
  expect(cleared).toBe(to === '/')
})

const search = { email: ' Cas@shopper.example', path: '/search?make=Kia' }
const searchMails = () =>
  scope().transaction((tx) => tx.outboxMessage.findMany({ where: { kind: 'shopper.search' }, select: { payload: true } }))

it.each(['cas@shopper.example', 'ben@shopper.example'])(
  'the garage saves a search for %s only once the link of the mail was confirmed; entering an address changes no account (AUTH-02)',
  async (email) => {
    const sent = await receiveAccountForm(post({ ...search, email }), live, 'request-search')
    expect(sent.headers.get('location')).toBe('/save-search?search=%2Fsearch%3Fmake%3DKia&state=sent')
    expect(await stored()).toEqual(before)
    expect((await searchMails()).at(-1)?.payload).toMatchObject({ to: [email], path: '/search?make=Kia' })
    const { organisationId, siteId } = world.north
    const link = (key: string) => searchToken(key, { organisationId, siteId, email, path: '/search?body=suv' }, new Date().toISOString())
    const forged = await receiveAccountForm(post({ token: link('another secret') }), live, 'confirm-search')
    expect(forged.headers.get('location')).toBe('/save-search?problem=old')
    expect(await stored()).toEqual(before)
    for (let times = 0; times < 2; times++) {
      const done = await receiveAccountForm(post({ token: link(secret) }), live, 'confirm-search')
      expect(done.headers.get('location')).toBe('/save-search?state=done')
      // The mail's link doesn't sign in.
      expect(done.headers.getSetCookie()).toEqual([])
    }
    const saved = await scope().transaction((tx) => tx.shopper.findFirstOrThrow({ where: { email } }))
    const { [saved.id]: own, ...others } = await stored()
    expect(own).toBe(email.startsWith('ben') ? '1 1 2 daily' : '0 0 1 daily')
    const consents = await scope().transaction((tx) => tx.shopperConsent.findMany({ where: { shopperId: saved.id } }))
    expect(consents.map(({ source, choice }) => [source, choice])).toEqual(email.startsWith('ben') ? [] : [['search', 'daily']])
    expect(others).toEqual(email.startsWith('ben') ? { ana: before.ana } : before)
  },
)

it.each([
  { name: 'no address', form: { ...search, email: 'cas' }, to: '/save-search?search=%2Fsearch%3Fmake%3DKia&problem=address' },
  { name: 'an address that is no search', form: { ...search, path: 'https://evil.example' }, to: '/search' },
])('the garage sends no link for $name', async ({ form, to }) => {
  const mails = (await searchMails()).length
  expect((await receiveAccountForm(post(form), live, 'request-search')).headers.get('location')).toBe(to)
  expect(await searchMails()).toHaveLength(mails)
})

it.each([
  { name: 'a mail’s link', query: 'north', form: {}, status: 200, to: null, ben: 'off' },
  { name: 'an unsubscribe link of another dealer', query: 'south', form: {}, status: 410, to: null, ben: 'daily' },
  { name: 'an address', form: { address: ' Ben@shopper.example' }, status: 303, to: '/pages/unsubscribe?state=stopped', ben: 'off' },
  {
    name: 'an address without an account',
    form: { address: 'x@y.example' },
    status: 303,
    to: '/pages/unsubscribe?state=stopped',
    ben: 'daily',
  },
  { name: 'no address', form: { address: 'ben' }, status: 303, to: '/pages/unsubscribe?state=address', ben: 'daily' },
])(
  'the garage unsubscribes from mail about cars by $name, and the response doesn’t reveal who has an account (RTE-23)',
  async ({ query, form, status, to, ben }) => {
    const { organisationId } = query === 'south' ? world.south : world.north
    const token = unsubscribeToken(secret, { shopperId: 'ben', organisationId }, new Date().toISOString())
    const response = await receiveUnsubscribe(post(form as never, query ? `?token=${token}` : ''), live)
    expect([response.status, response.headers.get('location')]).toEqual([status, to])
    expect(await stored()).toEqual({ ana: before.ana, ben: `1 1 1 ${ben}` })
  },
)
