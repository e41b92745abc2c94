import { openCheckout } from '@forecourt/data/checkouts/changeCheckout'
import { checkoutHoldKey } from '@forecourt/data/checkouts/receiptOfCheckout'
import { createDatabase, type Database } from '@forecourt/data/createDatabase'
import { holdCar } from '@forecourt/data/reservations/holdCar'
import { insertCars } from '@forecourt/data/stock/insertCars'
import { liveSite } from '@forecourt/data/testing/siteDraft'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { linkToken } from '@forecourt/services/reservations/linkToken'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { LiveSite } from '../sites/createSiteRegistry'
import { checkoutLimits } from './checkoutActions'
import { showReceipt } from './receiveCheckout'

const secret = 'a secret of the installation'
const now = '2026-06-01T02:00:00.000Z'
const world = testWorld()
const mocks: { database?: Database; papers: number } = { papers: 0 }

vi.mock('../env', () => ({ env: () => ({ TRUSTED_PROXIES: 0, INTERNAL_SECRET: secret }) }))
vi.mock('../sites/database', () => ({ database: () => mocks.database ?? world.db }))
vi.mock('../documents/documentWriters', () => ({
  documentWriters: () => ({
    factDocument: async () => {
      mocks.papers += 1
      return new TextEncoder().encode('%PDF of a deposit')
    },
  }),
}))
afterEach(() => {
  mocks.database = undefined
})

// The limiter of this process uses the database of its first call.
beforeAll(() => void checkoutLimits.receiptsPerNetwork())

let live: LiveSite
let journey: { readonly id: string; readonly reservationId: string }
beforeAll(async () => {
  const { organisationId, siteId, dealershipId, locationId } = world.north
  const found = await liveSite(world.db, siteId)
  const published = { ...found, config: { ...found.config, checkout: { ...found.config.checkout, enabled: true, payOnline: true } } }
  live = { published } as unknown as LiveSite
  const price = { cents: 2_000_000, type: 'driveAway' } as const
  const car = buildCar({
    ...{ id: 'receipted', slug: 'receipted', stockNumber: 'receipted', dealershipId, locationId, paymentProcessors: ['card'] },
    ...{ driveAwayCents: price.cents, priceCents: price.cents, priceType: price.type },
  })
  await world.db.platform.transaction(async (tx) => {
    await insertCars(tx, organisationId, [car])
    await tx.paymentAccount.create({ data: { organisationId, id: 'receipts-account', provider: 'testBank', name: 'Bank' } })
  })
  const id = 'receipted-journey'
  await openCheckout(world.db, published, { id, kind: 'buy', carId: car.id, seen: price, shopperId: null, now })
  const contact = { name: 'Ana', lastName: 'Lee', email: 'ana@shopper.example', phone: '+61412345678' }
  const held = await holdCar(world.db, published, {
    ...{ key: checkoutHoldKey({ id, attempt: 1 }), journeyId: id, car: car.id, priceCents: price.cents, contact, shopperId: null, now },
  })
  if (!held.ok) throw new Error(held.reason)
  journey = { id, reservationId: held.reservation.id }
})

const tokenOf = (organisationId: string) => linkToken(secret, { kind: 'journey', organisationId, id: journey.id })
let networks = 0
const show = (token: string | null, network = `192.0.2.${++networks}`) =>
  showReceipt(
    new Request(`https://cars.example/api/checkout/receipt${token === null ? '' : `?journey=${encodeURIComponent(token)}`}`, {
      headers: { 'x-forwarded-for': network },
    }),
    live,
  )
const money = (state: string) =>
  world.db.platform.transaction((tx) => tx.payment.updateMany({ where: { reservationId: journey.reservationId }, data: { money: state } }))

it('the receipt page shows a receipt for the checkout’s link once the deposit is paid (CHK-04)', async () => {
  const token = tokenOf(world.north.organisationId)
  for (const state of ['none', 'failed']) {
    await money(state)
    const answer = await show(token)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  }
  await money('charged')
  const answer = await show(token)
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'application/pdf',
    'no-store',
  ])
  expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename="[\w-]+\.pdf"$/)
  expect([answer.headers.get('x-robots-tag'), await answer.text()]).toEqual(['noindex', '%PDF of a deposit'])
})

it.each([
  ['no link', () => null],
  ['an invented link', () => `${journey.id}.${'a'.repeat(43)}`],
  ['a link of another dealer', () => tokenOf(world.south.organisationId)],
  ['a link to a deleted checkout', () => linkToken(secret, { kind: 'journey', organisationId: world.north.organisationId, id: 'gone' })],
])('the checkout shows no receipt for %s', async (_, token) => {
  const before = mocks.papers
  expect((await show(token())).status).toBe(404)
  expect(mocks.papers).toBe(before)
})

it('the receipt page limits the receipt requests of a network', async () => {
  const answers = []
  for (let times = 0; times < 31; times++) answers.push((await show(null, '198.51.100.9')).status)
  expect([new Set(answers.slice(0, -1)), answers.at(-1)]).toEqual([new Set([404]), 429])
})

it('the receipt page asks the shopper to try again while the database is away', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const nowhere = 'postgres://app@127.0.0.1:1/none'
  mocks.database = createDatabase({ app: nowhere, platform: nowhere, poolSize: 1 })
  const answer = await show(tokenOf(world.north.organisationId))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
  expect(await answer.text()).toContain('Your payment is safe')
  await mocks.database.close()
})
