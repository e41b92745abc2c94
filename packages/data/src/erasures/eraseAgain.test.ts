import { expect, it } from 'vitest'
import { createLead } from '../leads/createLead'
import { type Erasure, hashIdentifier, listErasures } from '../leads/person/erasedIdentifiers'
import { eraseShopper } from '../shoppers/eraseShopper'
import { buildLead } from '../testing/buildLead'
import { buildActor as actor, type WorldSide } from '../testing/buildWorld'
import { liveSite } from '../testing/siteDraft'
import { useWorld } from '../testing/useWorld'
import { eraseAgain } from './eraseAgain'

const world = useWorld()
const restoredAt = '2026-06-01T00:00:00.000Z'
const erasedAt = '2026-06-01T02:00:00.000Z'
const at = new Date(restoredAt)
const erasureOf = ({ organisationId }: WorldSide, identifier: string, when = erasedAt): Erasure => ({
  organisationId,
  markHash: hashIdentifier(organisationId, identifier),
  erasedAt: when,
})

const send = async (side: WorldSide, email: string) => {
  const lead = buildLead({ name: 'Quillonia', email, phone: '' })
  await createLead(world.db, await liveSite(world.db, side.siteId), lead, { idempotencyKey: email, now: restoredAt })
}
const emails = ({ organisationId }: WorldSide) =>
  world.db.platform.transaction(async (tx) =>
    (await tx.lead.findMany({ where: { organisationId }, orderBy: { email: 'asc' } })).map(({ email }) => email),
  )
const eraseAll = (erasures: readonly Erasure[]) => eraseAgain(world.db, erasures, { restoredAt, actor })

it('After a restore, people erased later are erased again at their dealer only, those erased before are not (ENT-16)', async () => {
  const { north, south } = world
  for (const email of ['again@person.example', 'returned@person.example']) for (const side of [north, south]) await send(side, email)
  const later = erasureOf(north, 'again@person.example')
  expect(await eraseAll([later, erasureOf(north, 'returned@person.example', '2026-05-01T00:00:00.000Z')])).toBe(1)
  expect(await emails(north)).toEqual(['returned@person.example'])
  expect(await emails(south)).toEqual(['again@person.example', 'returned@person.example'])
  expect(await listErasures(world.db)).toEqual([later])

  // Once known, an erasure is not repeated for a person who writes again.
  await createLead(world.db, await liveSite(world.db, north.siteId), buildLead({ email: 'again@person.example', phone: '' }), {
    idempotencyKey: 'once more',
    now: erasedAt,
  })
  expect(await eraseAll([later])).toBe(0)
  expect(await emails(north)).toContain('again@person.example')
})

it('A person is erased again who had an account or an unfinished form or is a customer, and had not written yet (ENT-16)', async () => {
  const { organisationId, siteId, carId } = world.north
  const [account, form] = ['account@person.example', 'Form@Person.example']
  await world.db.platform.transaction(async (tx) => {
    const ids = { organisationId, siteId }
    for (const [id, email] of [
      ['shopper-1', account],
      ['shopper-2', 'other@person.example'],
    ] as const) {
      await tx.shopper.create({ data: { ...ids, id, email } })
      await tx.savedSearch.create({ data: { ...ids, shopperId: id, path: '/stock', name: 'Utes', createdAt: at } })
    }
    const answers = [{ label: 'Email', value: form }]
    await tx.leadDraft.create({
      data: { ...ids, id: 'draft-1', form: 'enquiry', step: 1, steps: 2, answers, createdAt: at, updatedAt: at },
    })
    for (const [name, email] of [
      ['Erased', account],
      ['Other', 'other@person.example'],
    ] as const)
      await tx.customer.create({ data: { organisationId, name, email, keys: { create: [{ key: `mail:${email}` }] } } })
    await tx.checkout.create({
      data: {
        ...{ ...ids, id: 'checkout-1', carId, kind: 'reserve', entered: { contact: { email: form } }, priceCents: 1, priceType: 'egc' },
        ...{ createdAt: at, changedAt: at },
      },
    })
  })
  expect(await eraseAll([erasureOf(world.north, account), erasureOf(world.north, form)])).toBeGreaterThan(0)
  await world.db.platform.transaction(async (tx) => {
    expect((await tx.shopper.findMany()).map(({ id }) => id)).toEqual(['shopper-2'])
    expect((await tx.savedSearch.findMany()).map(({ shopperId }) => shopperId)).toEqual(['shopper-2'])
    expect((await tx.customer.findMany()).map(({ name }) => name)).toEqual(['Other'])
    expect((await tx.customerKey.findMany()).map(({ key }) => key)).toEqual(['mail:other@person.example'])
    expect(await tx.leadDraft.count()).toBe(0)
    expect(await tx.checkout.count()).toBe(0)
  })
})

it('After a restore, an account that its shopper erased is erased again, and the enquiries of the shopper stay (ENT-16)', async () => {
  const { north, south } = world
  const leftAt = '2026-06-01T03:00:00.000Z'
  const { organisationId, siteId } = north
  const addShopper = (id: string, { email, side = north }: { readonly email: string; readonly side?: WorldSide }) =>
    world.db.platform.transaction((tx) =>
      tx.shopper.create({ data: { organisationId: side.organisationId, siteId: side.siteId, id, email, mobile: null } }),
    )
  const addRows = (email: string) =>
    world.db.platform.transaction(async (tx) => {
      await tx.savedSearch.create({
        data: { organisationId, siteId, shopperId: 'leaver', path: '/stock', name: 'Utes', createdAt: at },
      })
      await tx.outboxMessage.create({
        data: { organisationId, siteId, kind: 'shopper.alert', payload: { shopperId: 'leaver', to: [email] } },
      })
    })
  await addShopper('leaver', { email: 'new@leaver.example' })
  expect(await eraseShopper(world.db, organisationId, { shopperId: 'leaver', now: leftAt })).toBe(true)
  const erasures = (await listErasures(world.db)).filter((erasure) => erasure.erasedAt === leftAt)

  // The restored database: the account had another address, and the erasure isn't known.
  await world.db.platform.transaction((tx) => tx.erasedMark.deleteMany())
  await addShopper('leaver', { email: 'old@leaver.example' })
  await addShopper('stayer', { email: 'stayer@leaver.example' })
  await addShopper('namesake', { email: 'old@leaver.example', side: south })
  await addRows('old@leaver.example')
  await send(north, 'old@leaver.example')
  expect(await eraseAll(erasures)).toBe(1)
  await world.db.platform.transaction(async (tx) => {
    expect((await tx.shopper.findMany({ where: { email: { endsWith: '@leaver.example' } } })).map(({ id }) => id).toSorted()).toEqual([
      'namesake',
      'stayer',
    ])
    expect(await tx.savedSearch.count({ where: { shopperId: 'leaver' } })).toBe(0)
    expect(await tx.outboxMessage.count({ where: { payload: { path: ['shopperId'], equals: 'leaver' } } })).toBe(0)
  })
  expect(await emails(north)).toContain('old@leaver.example')

  // A new account with the address of an erased one stays.
  await addShopper('again', { email: 'new@leaver.example' })
  expect(await eraseAll(erasures)).toBe(0)
  expect(await world.db.platform.transaction((tx) => tx.shopper.count({ where: { id: 'again' } }))).toBe(1)
})
