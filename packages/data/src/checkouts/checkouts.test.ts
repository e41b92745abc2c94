import { beforeAll, describe, expect, it } from 'vitest'
import { holdCar } from '../reservations/holdCar'
import { releaseReservation } from '../reservations/releaseReservation'
import {
  claimReservation,
  confirmReservationEmail,
  lastReservationContact,
  reservationsOfShopper,
  reservationsToClaim,
} from '../shoppers/reservationsOfShopper'
import type { RenderedSite } from '../sites/RenderedSite'
import { addCars } from '../testing/addCars'
import { meetAtTable } from '../testing/meetAtTable'
import { liveSite } from '../testing/siteDraft'
import { useWorld } from '../testing/useWorld'
import { answersOfCheckout } from './answersOfCheckout'
import { acceptPrice, openCheckout, restartCheckout, storeStep } from './changeCheckout'
import { readCheckout } from './readCheckout'
import { checkoutHoldKey, holdOfCheckout } from './receiptOfCheckout'
import { checkoutCar, pricedAt } from './reservedPrice'

const world = useWorld()
const now = '2026-06-01T02:00:00.000Z'
const later = (days: number) => new Date(Date.parse(now) + days * 86_400_000).toISOString()
const seen = { cents: 2_000_000, type: 'driveAway' } as const

let site: RenderedSite
beforeAll(async () => {
  const published = await liveSite(world.db, world.north.siteId)
  site = { ...published, config: { ...published.config, checkout: { ...published.config.checkout, enabled: true, payOnline: true } } }
  await world.db.platform.transaction((tx) =>
    tx.paymentAccount.create({
      data: { organisationId: world.north.organisationId, id: 'checkouts-account', provider: 'testBank', name: 'Bank' },
    }),
  )
})

let count = 0
const newCar = async () => {
  count += 1
  const id = `wanted-${count}`
  const priced = { driveAwayCents: seen.cents, priceCents: seen.cents, priceType: seen.type, paymentProcessors: ['card'] }
  await addCars(world.db, world.north, [{ id, ...priced }])
  return id
}
const begin = async (at = now) => {
  const carId = await newCar()
  const id = `journey-${count}`
  await openCheckout(world.db, site, { id, kind: 'buy', carId, seen, shopperId: null, now: at })
  return { id, carId }
}
const contact = { name: 'Ana', lastName: 'Lee', email: 'ana@shopper.example', phone: '+61412345678' }
const hold = async ({ id, carId }: { id: string; carId: string }) => {
  const journey = await readCheckout(world.db, site, id)
  if (!journey) throw new Error('There is no such checkout.')
  return holdCar(world.db, site, {
    ...{ key: checkoutHoldKey(journey), journeyId: id, car: carId, priceCents: seen.cents, contact, shopperId: null, now },
  })
}

describe('the checkout of a car bought online (RTE-06)', () => {
  it('the checkout of a car bought online stores the entered values by step, also when two tabs send at once', async () => {
    const { id } = await begin()
    const steps = ['contact', 'handover', 'tradeIn', 'payment']
    await meetAtTable(
      world,
      'checkouts',
      steps.map((step) => () => storeStep(world.db, site, { id, step, entered: { way: step }, now })),
    )
    await storeStep(world.db, site, { id, step: 'contact', entered: { name: 'Ana' }, now })
    expect((await readCheckout(world.db, site, id))?.entered).toEqual({
      contact: { name: 'Ana' },
      handover: { way: 'handover' },
      tradeIn: { way: 'tradeIn' },
      payment: { way: 'payment' },
    })
  })

  it('the checkout of a car bought online can be read and changed on its own site only', async () => {
    const { id, carId } = await begin()
    const south = { organisationId: world.south.organisationId, siteId: world.south.siteId }
    expect(await readCheckout(world.db, south, id)).toBeNull()
    expect(await storeStep(world.db, south, { id, step: 'contact', entered: { name: 'Eve' }, now })).toBe(0)
    expect(await checkoutCar(world.db, site, carId)).toMatchObject({ id: carId })
    expect((await readCheckout(world.db, site, id))?.entered).toEqual({})
  })

  it('the checkout of a car bought online stores the new price that the shopper accepts', async () => {
    const { id } = await begin()
    await acceptPrice(world.db, site, { id, seen: { cents: 2_100_000, type: 'egc' }, now })
    expect((await readCheckout(world.db, site, id))?.seen).toEqual({ cents: 2_100_000, type: 'egc' })
  })

  it('a changed price has the date since when it applies, whatever else of the car changed later (RTE-06)', async () => {
    const carId = await newCar()
    const change = async (data: { driveAwayCents?: number; reserved?: boolean }) => {
      const { organisationId } = world.north
      await world.db.platform.transaction((tx) => tx.car.update({ where: { organisationId_id: { organisationId, id: carId } }, data }))
      return checkoutCar(world.db, site, carId)
    }
    const car = await checkoutCar(world.db, site, carId)
    if (!car) throw new Error('There is no such car.')
    expect(await pricedAt(world.db, site, car)).toBeNull()
    const before = Date.now()
    const cheaper = await change({ driveAwayCents: 1_900_000 })
    if (!cheaper) throw new Error('There is no such car.')
    expect(cheaper.priceCents).toBe(1_900_000)
    const since = await pricedAt(world.db, site, cheaper)
    expect(Math.abs(Date.parse(since ?? '') - before)).toBeLessThan(60_000)
    await change({ reserved: true })
    expect(await pricedAt(world.db, site, cheaper)).toBe(since)
    expect(await pricedAt(world.db, { organisationId: world.south.organisationId }, cheaper)).toBeNull()
  })

  it('concurrent requests create one hold; a request after its end creates another', async () => {
    const journey = await begin()
    expect(await holdOfCheckout(world.db, site, { id: journey.id, attempt: 1 })).toBeNull()
    const outcomes = await meetAtTable(
      world,
      'reservations',
      Array.from({ length: 3 }, () => () => hold(journey)),
    )
    expect(new Set(outcomes.map((each) => (each.ok ? each.reservation.id : each.reason))).size).toBe(1)
    const held = await holdOfCheckout(world.db, site, { id: journey.id, attempt: 1 })
    expect(held).toMatchObject({ state: 'holding', declined: false, reservedUntil: null })
    await releaseReservation(world.db, { organisationId: site.organisationId, id: held?.id ?? '', now })
    // Two tabs start another attempt: counted once.
    await meetAtTable(
      world,
      'checkouts',
      [1, 2].map(() => () => restartCheckout(world.db, site, { id: journey.id, attempt: 1, now })),
    )
    expect((await readCheckout(world.db, site, journey.id))?.attempt).toBe(2)
    const again = await hold(journey)
    expect(again.ok && again.reservation.id).not.toBe(held?.id)
  })

  it('the checkout of a car bought online shows staff the shopper’s answers, without the contact details (RTE-06)', async () => {
    const { id } = await begin()
    await storeStep(world.db, site, { id, step: 'contact', entered: { name: 'Ana', email: 'a@shopper.example', phone: '0412345678' }, now })
    await storeStep(world.db, site, { id, step: 'handover', entered: { way: 'delivery', address: '1 High St', postcode: '3101' }, now })
    await storeStep(world.db, site, { id, step: 'payment', entered: { way: 'by magic' }, now })
    expect(await answersOfCheckout(world.db, site, id, now)).toEqual([
      { step: 'handover', title: 'Pick-up or delivery', text: 'Delivery to 1 High St, 3101' },
    ])
    expect(await answersOfCheckout(world.db, site, 'none', now)).toEqual([])
  })

  it.each(['claimed by the signed-in owner', 'confirmed by the link of a mail'])(
    'the checkout of a car bought online is in no account by an entered address, only once the address was %s (RTE-22)',
    async (way) => {
      const journey = await begin()
      await hold(journey)
      const has = (list: readonly { readonly journeyId: string | null }[]) => list.some(({ journeyId }) => journeyId === journey.id)
      const mine = async (email: string | null, id = 'nobody') => has(await reservationsOfShopper(world.db, site, { id, email }))
      const toClaim = async (email: string | null) => has(await reservationsToClaim(world.db, site, { id: 'nobody', email }))
      const named = (email: string) => lastReservationContact(world.db, site, { id: 'stranger', email })
      const id = (await holdOfCheckout(world.db, site, { id: journey.id, attempt: 1 }))?.id ?? ''
      const claim = (email: string | null) => claimReservation(world.db, site, { shopper: { id: 'owner', email }, id, now })
      expect([await mine('ana@shopper.example'), await toClaim('Ana@shopper.example')]).toEqual([false, true])
      expect([await toClaim('ben@shopper.example'), await toClaim(null), await claim('ben@shopper.example'), await claim(null)]).toEqual([
        ...[false, false, false, false],
      ])
      if (way.startsWith('claimed')) expect(await claim('Ana@shopper.example')).toBe(true)
      else await confirmReservationEmail(world.db, site, { id, now })
      expect([await mine('Ana@shopper.example'), await mine('ben@shopper.example'), await mine(null)]).toEqual([true, false, false])
      expect([await toClaim('ana@shopper.example'), await claim('ana@shopper.example')]).toEqual([false, false])
      expect([await named('ana@shopper.example'), await named('ben@shopper.example')]).toMatchObject([
        { name: 'Ana Lee', phone: '+61412345678' },
        { name: '', phone: '' },
      ])
    },
  )

  it('the checkout of a car bought online is deleted after a month unless it led to a reservation', async () => {
    const idle = await begin()
    const held = await begin()
    await hold(held)
    const begunLater = async (days: number) => {
      await begin(later(days))
      return Promise.all([idle, held].map(async ({ id }) => (await readCheckout(world.db, site, id)) !== null))
    }
    expect(await begunLater(29)).toEqual([true, true])
    expect(await begunLater(31)).toEqual([false, true])
  })
})
