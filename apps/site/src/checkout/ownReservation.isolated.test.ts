import { openCheckout } from '@forecourt/data/checkouts/changeCheckout'
import { checkoutHoldKey } from '@forecourt/data/checkouts/receiptOfCheckout'
import { holdCar } from '@forecourt/data/reservations/holdCar'
import { publishedSite } from '@forecourt/data/sites/publishedSites'
import { insertCars } from '@forecourt/data/stock/insertCars'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { linkToken } from '@forecourt/services/reservations/linkToken'
import { beforeAll, expect, it, vi } from 'vitest'
import type { LiveSite } from '../sites/createSiteRegistry'
import { ownReservations } from './garageReservations'

const secret = 'a secret of the installation'
const now = '2026-06-01T02:00:00.000Z'
const world = testWorld()
const signedIn: { shopper: object | null } = { shopper: null }

vi.mock('../env', () => ({ env: () => ({ TRUSTED_PROXIES: 0, INTERNAL_SECRET: secret, SITE_ORIGIN_TEMPLATE: 'http://{host}' }) }))
vi.mock('../sites/database', () => ({ database: () => world.db }))
vi.mock('../accounts/signedInShopper', () => ({ signedInShopper: async () => signedIn.shopper }))

let live: LiveSite
const ownReservation = async (site: LiveSite, carId: string, cookies: string | null) =>
  (await ownReservations(site, cookies))[carId] ?? null
beforeAll(async () => {
  const { organisationId, siteId, dealershipId, locationId } = world.north
  const found = await publishedSite(world.db, siteId)
  if (!found) throw new Error('The site is not live.')
  const published = { ...found, config: { ...found.config, checkout: { ...found.config.checkout, enabled: true, payOnline: true } } }
  live = { published } as unknown as LiveSite
  const price = { cents: 2_000_000, type: 'driveAway' } as const
  const car = (id: string) =>
    buildCar({
      ...{ id, slug: id, stockNumber: id, dealershipId, locationId, paymentProcessors: ['card'] },
      ...{ driveAwayCents: price.cents, priceCents: price.cents, priceType: price.type },
    })
  await world.db.platform.transaction(async (tx) => {
    await insertCars(tx, organisationId, [car('held'), car('free')])
    await tx.paymentAccount.create({ data: { organisationId, id: 'own-account', provider: 'testBank', name: 'Bank' } })
  })
  for (const carId of ['held', 'free']) {
    const id = `${carId}-journey-00000000000`
    await openCheckout(world.db, published, { id, kind: 'reserve', carId, seen: price, shopperId: null, now })
    if (carId === 'free') continue
    const contact = { name: 'Ana', lastName: 'Lee', email: 'ana@shopper.example', phone: '+61412345678' }
    const key = checkoutHoldKey({ id, attempt: 1 })
    const held = await holdCar(world.db, published, {
      ...{ key, journeyId: id, car: carId, priceCents: price.cents, contact, shopperId: null, now },
    })
    if (!held.ok) throw new Error(held.reason)
  }
})

const journey = (id: string, organisationId = world.north.organisationId) => linkToken(secret, { kind: 'journey', organisationId, id })
const cookie = (token: string) => `journey=${token}`
const page = (token: string) => `/checkout-journey?${new URLSearchParams({ journey: token })}`

it('a browser that reserved a car finds its reservation (RTE-22)', async () => {
  expect(await ownReservation(live, 'held', cookie(journey('held-journey-00000000000')))).toBe(page(journey('held-journey-00000000000')))
})

it('a shopper signed in with the reservation’s email address finds it once the address was confirmed (RTE-22)', async () => {
  const confirm = (emailConfirmedAt: Date | null) =>
    world.db.platform.transaction((tx) => tx.reservation.updateMany({ where: { carId: 'held' }, data: { emailConfirmedAt } }))
  signedIn.shopper = { id: 'nobody', email: 'ANA@shopper.example' }
  expect(await ownReservation(live, 'held', null)).toBeNull()
  await confirm(new Date(now))
  expect(await ownReservation(live, 'held', null)).toBe(page(journey('held-journey-00000000000')))
  expect(await ownReservation(live, 'free', null)).toBeNull()
  signedIn.shopper = { id: 'nobody', email: 'bo@shopper.example' }
  expect(await ownReservation(live, 'held', null)).toBeNull()
  signedIn.shopper = null
  await confirm(null)
})

it.each<[name: string, carId: string, cookies: () => string | null]>([
  ['a shopper without a cookie', 'held', () => null],
  ['an invented cookie', 'held', () => cookie(`held-journey-00000000000.${'a'.repeat(43)}`)],
  ['another dealer’s cookie', 'held', () => cookie(journey('held-journey-00000000000', world.south.organisationId))],
  ['a checkout of another car', 'held', () => cookie(journey('free-journey-00000000000'))],
  ['a checkout without a reservation', 'free', () => cookie(journey('free-journey-00000000000'))],
])('the checkout hides the reservation from %s', async (_name, carId, cookies) =>
  expect(await ownReservation(live, carId, cookies())).toBeNull(),
)

it('an ended reservation is no longer found', async () => {
  const become = (state: string) =>
    world.db.platform.transaction((tx) => tx.reservation.updateMany({ where: { carId: 'held' }, data: { state } }))
  const before = await world.db.platform.transaction((tx) => tx.reservation.findFirstOrThrow({ where: { carId: 'held' } }))
  await become('released')
  expect(await ownReservation(live, 'held', cookie(journey('held-journey-00000000000')))).toBeNull()
  await become(before.state)
})
