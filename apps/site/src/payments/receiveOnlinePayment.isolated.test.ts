import { publishedSite } from '@forecourt/data/sites/publishedSites'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { LiveSite } from '../sites/createSiteRegistry'
import { receiveOnlinePayment } from './receiveOnlinePayment'

const world = testWorld()
const state: { shopper: { id: string; email: string } | null } = { shopper: null }
vi.mock('../env', () => ({ env: () => ({ TRUSTED_PROXIES: 0, INTERNAL_SECRET: 'a secret of the installation' }) }))
vi.mock('../sites/database', () => ({ database: () => world.db }))
vi.mock('../accounts/signedInShopper', () => ({ signedInShopper: async () => state.shopper }))
vi.mock('./paymentLimits', () => ({ paymentLimits: { paymentsPerNetwork: () => ({ take: async () => ({ allowed: true }) }) } }))

let live: LiveSite
beforeAll(async () => {
  const { organisationId, siteId, locationId } = world.north
  await world.db.platform.transaction((tx) =>
    tx.paymentAccount.create({ data: { organisationId, id: 'paid-online', provider: 'testBank', name: 'Bank' } }),
  )
  const config = buildConfig({
    auth: { enabled: true },
    pages: { list: [{ id: 'pay', path: '/online-payment', title: 'Pay', blocks: [{ id: 'form', kind: 'payment' }] }] },
  })
  const { locations } = buildSiteData()
  const data = buildSiteData({ locations: locations.slice(0, 1).map((location) => ({ ...location, id: locationId })) })
  const published = await publishedSite(world.db, siteId)
  live = { published: { ...published, config }, siteData: async () => data } as unknown as LiveSite
})
afterEach(() => vi.useRealTimers())

const entered = { at: '/pages/list/pay/blocks/form', amount: '120.50', reference: 'INV-1', kind: 'invoice', name: 'Ana Lee' }
const shopper = { id: 'ana', email: 'ana@shopper.example' }
const pay = async (
  form: Partial<typeof entered> & { website?: string },
  who: typeof state.shopper = shopper,
  at = '2026-06-01T02:10:00.000Z',
) => {
  state.shopper = who
  vi.useFakeTimers({ now: new Date(at), toFake: ['Date'] })
  const request = new Request('https://cars.example/api/online-payment', {
    ...{ method: 'POST', headers: { host: 'cars.example' }, body: new URLSearchParams({ ...entered, ...form }) },
  })
  const response = await receiveOnlinePayment(request, live)
  return { status: response.status, to: response.headers.get('location') }
}

it('a payment sent twice is one payment, and a different one when any of its values differs (RTE-21)', async () => {
  const first = await pay({})
  expect([first.status, first.to]).toEqual([303, expect.stringMatching(/^\/api\/payment-requests\//)])
  expect((await pay({}, shopper, '2026-06-01T02:59:59.000Z')).to).toBe(first.to)
  const others = [
    await pay({ amount: '99' }),
    await pay({ reference: 'INV-2' }),
    await pay({ kind: 'deposit' }),
    await pay({}, { id: 'ben', email: 'ben@shopper.example' }),
    await pay({}, shopper, '2026-06-01T03:00:00.000Z'),
  ]
  expect(new Set([first, ...others].map(({ to }) => to)).size).toBe(6)
})

it.each([
  { name: 'signed out', form: {}, who: null, status: 303, to: '/sign-in?type=online-payment&redirect=%2Fonline-payment&back=%2F' },
  { name: 'with no amount', form: { amount: 'x' }, who: shopper, status: 400, to: null },
  { name: 'with less than a dollar', form: { amount: '0.99' }, who: shopper, status: 400, to: null },
  { name: 'by a machine', form: { website: 'spam' }, who: shopper, status: 429, to: null },
  { name: 'for an unknown block of the site', form: { at: '/pages/list/pay/blocks/gone' }, who: shopper, status: 404, to: null },
])('the payment page refuses a payment $name', async ({ form, who, status, to }) => {
  expect(await pay(form, who)).toEqual({ status, to })
})
