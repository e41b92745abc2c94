import { tradeInChoice } from '@forecourt/rules/checkout/leftToPay'
import type { VehicleCondition } from '@forecourt/rules/valuations/parseCondition'
import { beforeAll, describe, expect, it } from 'vitest'
import { answersOfCheckout } from '../checkouts/answersOfCheckout'
import { openCheckout, storeStep } from '../checkouts/changeCheckout'
import { createLead } from '../leads/createLead'
import { tradeInValues } from '../shoppers/tradeInValues'
import { publishedSite } from '../sites/publishedSites'
import type { RenderedSite } from '../sites/RenderedSite'
import { buildLead } from '../testing/buildLead'
import { meetAtTable } from '../testing/meetAtTable'
import { useWorld } from '../testing/useWorld'
import { answerValuation, beginValuation, renewValuation } from './beginValuation'
import { buyVehicle, changeOffer, extendOffer, mailOffer, markAppraised } from './dealerActions'
import { deleteDroppedPhotoRows, droppedPhotos } from './droppedPhotos'
import { getValuation, listValuations } from './listValuations'
import { markSent } from './markSent'
import { readValuation } from './readValuation'
import { acceptOffer, requestAppraisal, saveForLater } from './shopperActions'
import { storeFigure } from './storeFigure'

const world = useWorld()
const now = '2026-06-01T02:00:00.000Z'
const later = (days: number) => new Date(Date.parse(now) + days * 86_400_000).toISOString()
const actor = { userId: null, name: 'Bo' }
const condition: VehicleCondition = { body: 'good', interior: 'good', mechanical: 'good', tyres: 'fair', history: 'good' }

let site: RenderedSite
let south: RenderedSite
beforeAll(async () => {
  const [one, other] = await Promise.all([publishedSite(world.db, world.north.siteId), publishedSite(world.db, world.south.siteId)])
  if (!one || !other) throw new Error('The sites are not live.')
  site = one
  south = other
})
const scope = () => world.db.forOrganisation(site.organisationId)

let plates = 0
const vehicle = () => ({
  ...{ plate: `VAL${++plates}`, state: 'NSW', vin: null, make: 'Toyota', model: 'Corolla', badge: '', year: 2022, simulated: true },
})
const begin = (fields = vehicle(), beforeId: string | null = null, at = now) =>
  beginValuation(world.db, site, { vehicle: fields, carId: null, beforeId, now: at })

const send = async (email = 'vera@shopper.example', at = now) => {
  const id = await begin(vehicle(), null, at)
  await answerValuation(world.db, site, id, { confirmed: true, km: 42_000, answers: condition, photosDone: true, now: at })
  const lead = buildLead({ form: 'tradeIn', email })
  const { leadId } = await createLead(world.db, site, lead, { idempotencyKey: `valuation:${id}`, now: at, userAgent: null })
  await markSent(world.db, site, { id, leadId, pendingCodeTo: null, now: at })
  return { id, leadId }
}
const figure = { lowCents: 1_650_000, highCents: 1_790_000, marketCents: 2_000_000, steps: [{ label: 'Condition', percent: -2 }] }
const value = (id: string, at = now) => storeFigure(world.db, site, id, { figure, source: 'a table', validDays: 7 }, at)
const sendAndValue = async (email?: string) => {
  const sent = await send(email)
  await value(sent.id)
  return sent
}
const read = async (id: string, at = now) => {
  const found = await readValuation(world.db, site, id, at)
  if (!found) throw new Error('It is gone.')
  return found
}
const mails = async (leadId: string) => {
  const rows = await world.db.platform.transaction((tx) => tx.outboxMessage.findMany({ where: { leadId }, orderBy: { id: 'asc' } }))
  return rows.map(({ kind }) => kind).filter((kind) => kind.includes('valuation'))
}
const revisionOf = async (id: string) => (await getValuation(scope(), id, now))?.revision ?? 0

describe('a stored valuation of a shopper’s vehicle (TRD-01)', () => {
  it('a stored valuation of a shopper’s vehicle starts once per browser and vehicle', async () => {
    const fields = vehicle()
    const id = await begin(fields)
    expect(await begin(fields, id)).toBe(id)
    expect(await begin(vehicle(), id)).not.toBe(id)
  })

  it('a stored valuation of a shopper’s vehicle stores answers until it is sent to the dealership, and none afterwards', async () => {
    const { id } = await send()
    expect(await answerValuation(world.db, site, id, { km: 1, now })).toBe(false)
    expect(await read(id)).toMatchObject({ km: 42_000, answers: condition, sent: true, state: 'asked' })
  })

  it('a stored valuation of a shopper’s vehicle stores at most six photos, each once', async () => {
    const id = await begin()
    const keys = Array.from({ length: 8 }, (_, index) => `valuations/${index}.webp`)
    await answerValuation(world.db, site, id, { photos: keys.slice(0, 4), now })
    await answerValuation(world.db, site, id, { photos: keys.slice(2), now })
    expect((await read(id)).photos).toEqual(keys.slice(0, 6))
  })

  it('a stored valuation of a shopper’s vehicle can be read and changed on its own site only', async () => {
    const { id } = await sendAndValue()
    expect(await readValuation(world.db, south, id, now)).toBeNull()
    expect(await answerValuation(world.db, south, id, { km: 1, now })).toBe(false)
    expect(await acceptOffer(world.db, south, id, now)).toBe('nothing')
    expect(await renewValuation(world.db, south, id, later(30))).toBeNull()
    expect(await tradeInValues(world.db, south, { vehicleIds: [(await read(id)).vehicleId], shopper: null, now })).toEqual([])
    expect((await read(id)).state).toBe('valued')
  })

  it('a stored valuation of a shopper’s vehicle is deleted after a month if it was not sent', async () => {
    const idle = await begin()
    const { id: sent } = await send()
    await begin(vehicle(), null, later(31))
    expect(await readValuation(world.db, site, idle, now)).toBeNull()
    expect((await read(sent)).sent).toBe(true)
  })
})

describe('the value range of a valuation (ENT-21)', () => {
  it('the value range of a valuation is stored once, and expires', async () => {
    const { id } = await send()
    expect(await value(id)).toBe(true)
    expect(await storeFigure(world.db, site, id, { reason: 'away' }, now)).toBe(false)
    expect(await read(id)).toMatchObject({ state: 'valued', lowCents: 1_650_000, source: 'a table', reason: null, validUntil: later(7) })
    expect((await read(id, later(7))).state).toBe('expired')
  })

  it('the value range of a valuation is empty with a reason if no figure could be computed', async () => {
    const { id } = await send()
    await storeFigure(world.db, site, id, { reason: 'limits' }, now)
    expect(await read(id)).toMatchObject({ state: 'asked', reason: 'limits', lowCents: null })
  })

  it('the value range of a valuation is renewed once after it expired, for the same vehicle and lead', async () => {
    const { id, leadId } = await sendAndValue()
    expect(await renewValuation(world.db, site, id, now)).toBeNull()
    const renewed = await meetAtTable(
      world,
      'valuations',
      [1, 2].map(() => () => renewValuation(world.db, site, id, later(8))),
    )
    const renewedId = renewed.find((one) => one !== null) ?? ''
    expect(renewed.filter((one) => one !== null && one !== renewedId)).toEqual([])
    expect(await read(renewedId, later(8))).toMatchObject({
      leadId,
      km: 42_000,
      state: 'asked',
      sent: true,
      vehicleId: (await read(id)).vehicleId,
    })
  })
})

describe('a shopper with a valuation (API-08)', () => {
  it('a shopper with a valuation accepts the lower value once, and the dealership is notified once', async () => {
    const { id, leadId } = await sendAndValue()
    expect(
      await meetAtTable(
        world,
        'valuations',
        [1, 2, 3].map(() => () => acceptOffer(world.db, site, id, now)),
      ),
    ).toEqual(['accepted', 'accepted', 'accepted'])
    expect(await read(id, later(30))).toMatchObject({ state: 'accepted', offerCents: 1_650_000 })
    expect(await mails(leadId)).toEqual(['valuation.dealer'])
  })

  it('a shopper with a valuation can’t accept an expired offer or one that was never made', async () => {
    const { id } = await sendAndValue()
    expect(await acceptOffer(world.db, site, id, later(7))).toBe('expired')
    expect(await acceptOffer(world.db, site, (await send()).id, now)).toBe('nothing')
    expect(await acceptOffer(world.db, site, await begin(), now)).toBe('nothing')
  })

  it('a shopper with a valuation requests an appraisal time, and the dealership is notified once for each time', async () => {
    const { id, leadId } = await sendAndValue()
    for (const at of ['2026-06-03T10:00', '2026-06-03T10:00', '2026-06-04T10:00']) await requestAppraisal(world.db, site, id, at, now)
    expect(await mails(leadId)).toEqual(['valuation.dealer', 'valuation.dealer'])
    expect((await read(id)).appraisalAt).toBe('2026-06-04T10:00')
  })

  it('a shopper with a valuation gets the link by email', async () => {
    const { id, leadId } = await sendAndValue()
    expect(await saveForLater(world.db, site, id, { shopperId: null, now })).toBe(true)
    expect(await mails(leadId)).toEqual(['shopper.valuation'])
  })
})

describe('a dealership with a valuation', () => {
  it('a dealership with a valuation offers one amount valid for at least a week; of two concurrent offers one is stored', async () => {
    const { id } = await sendAndValue()
    const action = { id, expectedRevision: await revisionOf(id), actor, now: later(3), offerCents: 1_700_000, reason: 'clean' }
    const results = await meetAtTable(
      world,
      'valuations',
      [1, 2].map(() => () => changeOffer(scope(), action)),
    )
    expect(results.toSorted()).toEqual(['conflict', 'done'])
    expect(await read(id)).toMatchObject({ state: 'valued', offerCents: 1_700_000, validUntil: later(10) })
    expect(await acceptOffer(world.db, site, id, now)).toBe('accepted')
    expect((await read(id)).offerCents).toBe(1_700_000)
  })

  it('a dealership with a valuation can extend an offer, email it, and mark the vehicle as appraised', async () => {
    const { id, leadId } = await sendAndValue()
    const action = async () => ({ id, expectedRevision: await revisionOf(id), actor, now: later(8) })
    expect((await read(id, later(8))).state).toBe('expired')
    expect(await extendOffer(scope(), { ...(await action()), days: 5 })).toBe('done')
    expect((await read(id, later(8))).state).toBe('valued')
    expect(await mailOffer(scope(), site, { id, actor, now })).toBe(true)
    expect(await mails(leadId)).toEqual(['shopper.valuation'])
    expect(await markAppraised(scope(), await action())).toBe('done')
    expect((await read(id, later(90))).state).toBe('appraised')
  })

  it('a dealership with a valuation finds it by number plate and state', async () => {
    const { id } = await sendAndValue()
    const { plate } = (await read(id)).vehicle
    const found = async (filter: { readonly [name: string]: unknown }, at = now) =>
      (await listValuations(scope(), { page: 1, perPage: 10, filter: { q: plate, ...filter } }, null, at)).rows.map((row) => row.id)
    expect(await found({})).toEqual([id])
    expect(await found({ state: 'valued' })).toEqual([id])
    expect(await found({ state: 'valued' }, later(8))).toEqual([])
    expect(await found({ state: 'expired' }, later(8))).toEqual([id])
  })
})

describe('a vehicle bought from a shopper (ENT-21)', () => {
  const withPhotos = async (...photos: string[]) => {
    const id = await begin()
    await answerValuation(world.db, site, id, { photos, km: 42_000, now })
    const { leadId } = await createLead(world.db, site, buildLead({ form: 'tradeIn' }), { idempotencyKey: `valuation:${id}`, now })
    await markSent(world.db, site, { id, leadId, pendingCodeTo: null, now })
    return { id, leadId }
  }
  const buy = (id: string, stockNumber: string) =>
    buyVehicle(scope(), site.organisationId, { id, stockNumber, locationId: world.north.locationId, siteIds: null, actor, now })
  const removeLead = (leadId: string) =>
    world.db.platform.transaction(async (tx) => {
      await tx.outboxMessage.deleteMany({ where: { leadId } })
      await tx.lead.deleteMany({ where: { id: leadId } })
    })
  const droppedOf = async (...mine: string[]) => (await droppedPhotos(world.db, later(3_650))).filter((key) => mine.includes(key))

  it('a vehicle bought from a shopper becomes one draft car with its photos, or nothing if the stock number is taken', async () => {
    const { id } = await withPhotos('valuations/one.webp', 'valuations/two.webp')
    expect(await buy(id, world.north.carSlug)).toMatchObject({ ok: true, created: true, car: { status: 'draft', km: 42_000 } })
    const again = await buy(id, 'another number')
    expect(again).toMatchObject({ ok: true, created: false, car: { stockNumber: world.north.carSlug } })
    expect(again !== 'noYear' && again.ok && again.car.images.map(({ key }) => key)).toEqual(['valuations/one.webp', 'valuations/two.webp'])
    const other = await withPhotos()
    expect(await buy(other.id, world.north.carSlug)).toMatchObject({ ok: false, fields: { stockNumber: expect.any(String) } })
    expect(await read(other.id)).toMatchObject({ state: 'asked' })
    expect(
      await buyVehicle(scope(), south.organisationId, {
        id,
        stockNumber: 'x',
        locationId: world.south.locationId,
        siteIds: null,
        actor,
        now,
      }),
    ).toMatchObject({ reason: 'notFound' })
  })

  it('a vehicle bought from a shopper keeps its photos when its valuation is deleted; photos of other valuations are dropped once unused', async () => {
    const [bought, ownPhoto, shared] = ['valuations/bought.webp', 'valuations/own.webp', 'valuations/shared.webp']
    const [one, other, third] = [await withPhotos(bought), await withPhotos(ownPhoto, shared), await withPhotos(shared)]
    await buy(one.id, 'kept-photos')
    await removeLead(one.leadId)
    await removeLead(other.leadId)
    expect(await droppedOf(bought, ownPhoto, shared)).toEqual([ownPhoto])
    expect(await droppedPhotos(world.db, new Date().toISOString())).toEqual([])
    await deleteDroppedPhotoRows(world.db, [ownPhoto])
    await removeLead(third.leadId)
    expect(await droppedOf(bought, ownPhoto, shared)).toEqual([shared])
  })
})

describe('the trade-in values of a shopper (TRD-02)', () => {
  const values = (vehicleIds: string[], at = now, email: string | null = null) =>
    tradeInValues(world.db, site, { vehicleIds, shopper: email ? { id: 'nobody', email, mobile: null } : null, now: at })

  it('the trade-in values of a shopper are the latest of each vehicle: the browser’s first, then those of the verified email address', async () => {
    const email = 'two-cars@shopper.example'
    const [own, theirs] = [await sendAndValue(), await sendAndValue(email)]
    const [ownId, supplierLeadId] = [(await read(own.id)).vehicleId, (await read(theirs.id)).vehicleId]
    expect((await values([ownId], now, email)).map(({ vehicleId }) => vehicleId)).toEqual([ownId, supplierLeadId])
    await renewValuation(world.db, site, own.id, later(8))
    expect(await values([ownId], later(8))).toMatchObject([{ vehicleId: ownId, state: 'asked', lowCents: null }])
  })

  it('the trade-in values of a shopper are none for a valuation that is not sent or no longer stored', async () => {
    expect(await values([(await read(await begin())).vehicleId, 'gone'])).toEqual([])
  })

  it('the trade-in values of a shopper are shown to staff with the purchase, with their current state', async () => {
    const { id } = await sendAndValue()
    const { vehicleId } = await read(id)
    const seen = { cents: 100, type: 'driveAway' } as const
    await openCheckout(world.db, site, { id: 'with-trade-in', kind: 'buy', carId: world.north.carId, seen, shopperId: null, now })
    await storeStep(world.db, site, { id: 'with-trade-in', step: 'tradeIn', entered: { has: tradeInChoice(vehicleId) }, now })
    const fields = async (at: string) =>
      (await answersOfCheckout(world.db, site, 'with-trade-in', at)).filter(({ step }) => step === 'tradeIn').map(({ text }) => text)
    expect(await fields(now)).toEqual([
      expect.stringMatching(/^2022 Toyota Corolla: \$16,500 – \$17,900 before inspection, until 8 June 2026$/),
    ])
    expect(await fields(later(8))).toEqual([expect.stringMatching(/^2022 Toyota Corolla: the offer expired on 8 June 2026/)])
  })
})
