import { setTimeout as wait } from 'node:timers/promises'
import type { LenderValues } from '@forecourt/rules/records/kinds/lenderFields'
import { expect, it } from 'vitest'
import { createRecord, updateRecord } from '../edited-records/editRecord'
import { lenderKind } from '../edited-records/finance/lenderKind'
import { updateCar } from '../stock/duplicateCar'
import { addCars } from '../testing/addCars'
import { buildActor } from '../testing/buildWorld'
import { useWorld as testWorld } from '../testing/useWorld'
import { readRecord } from './readRecord'

const world = testWorld()
const read = (carIds: readonly string[], at: string, path = '/cars/any') => {
  const { organisationId, siteId } = world.north
  return readRecord(world.db, { organisationId, siteId, version: 1, path, carIds, at, now: new Date().toISOString() })
}
const scope = () => world.db.forOrganisation(world.north.organisationId)

/** An instant that separates changes before from changes after. */
const instantBetween = async (): Promise<string> => {
  await wait(5)
  const instant = new Date().toISOString()
  await wait(5)
  return instant
}

it('the record of a page has changes of what the site shows, and none of leads and payments, which name customers (CFG-12)', async () => {
  const { organisationId, siteId } = world.north
  const actions = [
    'site.publish',
    'offer.update',
    'site.saveDraft',
    'location.saveDraft',
    'payment.request',
    'lead.update',
    'booking.create',
  ]
  await world.db.platform.transaction((tx) =>
    tx.auditEntry.createMany({
      data: actions.map((action) => ({ organisationId, siteId, action, actorName: 'Staff', target: '', summary: `${action} of Ana Lee` })),
    }),
  )
  const { changes } = await read([], new Date(Date.now() + 60_000).toISOString())
  const found = changes.filter(({ authorName }) => authorName === 'Staff').map(({ action }) => action)
  expect(found.sort()).toEqual(['offer.update', 'site.publish'])
})

it('the record of a car’s page says who changed the car before and afterwards, as sentences (CFG-12)', async () => {
  const { carId } = world.north
  const change = (egcCents: number) => updateCar(scope(), { carId, changes: { driveAwayCents: null, egcCents }, actor: buildActor })
  await change(3_549_000)
  const at = await instantBetween()
  await change(3_399_000)
  const { carChanges, later } = await read([carId], at)
  expect(carChanges[0]?.sentences).toContainEqual(expect.stringMatching(/^Price without government charges: .* → \$35,490$/))
  expect(later).toMatchObject({
    carChanges: [{ authorName: buildActor.name, action: 'update', sentences: ['Price without government charges: $35,490 → $33,990'] }],
    more: 0,
  })
  expect(carChanges.every((each) => each.at <= at) && later.carChanges.every((each) => each.at > at)).toBe(true)
})

it('the record of a list of cars names the car of each change (CFG-12)', async () => {
  const [one, two] = await addCars(world.db, world.north, [{ id: 'one' }, { id: 'two' }])
  const at = await instantBetween()
  await updateCar(scope(), { carId: 'two', changes: { km: 12 }, actor: buildActor })
  const { later } = await read([one?.id ?? '', two?.id ?? ''], at, '/search')
  expect(later.carChanges.flatMap(({ sentences }) => sentences)).toEqual([
    expect.stringMatching(new RegExp(`^${two?.name}: Odometer: .* → 12$`)),
  ])
})

it('the record of a page has changes of lenders and offers, which belong to no single site (CFG-12)', async () => {
  const { organisationId } = world.north
  const values: LenderValues = {
    ...{ name: 'Harbour', provider: 'manual', dealershipId: null, carTypes: [], interestRate: 6.99, comparisonRate: 7.84, termYears: 5 },
    ...{ depositPercent: 0, balloonPercent: 0, establishmentCents: 0, disclaimer: null, published: true },
  }
  const editing = { allowedSiteIds: null, actor: buildActor }
  const made = await createRecord(scope(), lenderKind, organisationId, { ...editing, key: crypto.randomUUID(), values })
  if (!made.ok) throw new Error(made.reason)
  const at = await instantBetween()
  const { id, revision } = made.record
  const changed = { ...values, interestRate: 7.49 }
  const saved = await updateRecord(scope(), lenderKind, id, { ...editing, values: changed, expectedRevision: revision })
  expect(saved.ok).toBe(true)
  const { changes, later } = await read([], at)
  expect(changes[0]?.sentences[0]).toBe('Added the lender Harbour')
  expect(later.changes[0]?.sentences).toEqual(['Changed the lender Harbour', expect.stringMatching(/6\.99.*7\.49/)])
})

it('the record of a page has messages about its car, and only the number of others (CFG-12)', async () => {
  const { organisationId, siteId, carId } = world.north
  const lead = (id: string, about: string | null, url: string) => ({
    ...{ organisationId, siteId, id, idempotencyKey: id, form: 'enquiry', eventId: 1, category: 'Enquiry', name: 'Ana', phone: '' },
    ...{ email: `${id}@example.com`, carId: about, url },
  })
  await world.db.platform.transaction(async (tx) => {
    for (const data of [
      lead('a', carId, 'https://x.example/'),
      lead('b', null, 'https://x.example/cars/any?from=ad'),
      lead('c', null, 'odd'),
    ])
      await tx.lead.create({ data })
    await tx.outboxMessage.createMany({
      data: ['a', 'b', 'c'].map((leadId) => ({ organisationId, siteId, leadId, kind: 'lead.shopper', deliveredAt: new Date() })),
    })
  })
  const { messages, otherMessages } = await read([carId], new Date(Date.now() + 1000).toISOString())
  expect([messages.length, otherMessages]).toEqual([2, 1])
})
