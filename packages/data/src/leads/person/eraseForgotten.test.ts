import { defaultInboxSettings } from '@forecourt/rules/leads/inbox/InboxSettings'
import { expect, it } from 'vitest'
import { buildLead } from '../../testing/buildLead'
import { buildActor as actor, type WorldSide } from '../../testing/buildWorld'
import { liveSite } from '../../testing/siteDraft'
import { useWorld } from '../../testing/useWorld'
import { createLead } from '../createLead'
import { saveInboxSettings } from '../inbox/inboxSettings'
import { eraseForgotten } from './eraseForgotten'

const world = useWorld()

const send = async ({ siteId }: WorldSide, name: string, now: string) => {
  const site = await liveSite(world.db, siteId)
  const lead = buildLead({ name, lastName: '', email: `${name.toLowerCase()}@person.example`, phone: '' })
  await createLead(world.db, site, lead, { idempotencyKey: name, now })
}
const left = () =>
  world.db.platform.transaction(async (tx) =>
    (await tx.conversation.findMany({ select: { name: true } })).map(({ name }) => name).toSorted(),
  )

const begin = ({ organisationId, siteId, carId }: WorldSide, id: string, when: string) =>
  world.db.platform.transaction((tx) =>
    tx.checkout.create({
      data: {
        ...{ organisationId, siteId, carId, id, kind: 'reserve', entered: {}, priceCents: 1, priceType: 'egc' },
        ...{ createdAt: new Date(when), changedAt: new Date(when) },
      },
    }),
  )
const begun = () =>
  world.db.platform.transaction(async (tx) => (await tx.checkout.findMany({ select: { id: true } })).map(({ id }) => id).toSorted())

const customers = ({ organisationId }: WorldSide) =>
  world.db.platform.transaction(async (tx) =>
    (await tx.customer.findMany({ where: { organisationId }, select: { name: true } })).map(({ name }) => name).toSorted(),
  )

it('Shoppers’ data is erased after the dealer’s retention period, and never if the dealer has none (ENT-16)', async () => {
  const { organisationId } = world.north
  await send(world.north, 'Old', '2024-05-31T02:00:00.000Z')
  await send(world.north, 'Edge', '2024-06-02T02:00:00.000Z')
  await send(world.north, 'New', '2026-05-01T02:00:00.000Z')
  await send(world.south, 'Elsewhere', '2020-01-01T02:00:00.000Z')
  await begin(world.north, 'abandoned', '2024-05-31T02:00:00.000Z')
  await begin(world.north, 'recent', '2026-05-01T02:00:00.000Z')
  await begin(world.south, 'elsewhere', '2020-01-01T02:00:00.000Z')
  const now = '2026-06-01T02:00:00.000Z'
  expect(await eraseForgotten(world.db, now)).toBe(0)
  const settings = { ...defaultInboxSettings, keptMonths: 24 }
  expect(
    await saveInboxSettings(world.db.forOrganisation(organisationId), organisationId, { settings, expectedRevision: 0, actor, now }),
  ).toBe(true)
  expect(await eraseForgotten(world.db, now)).toBe(1)
  expect(await left()).toEqual(['Edge', 'Elsewhere', 'New'])
  expect(await begun()).toEqual(['elsewhere', 'recent'])
  expect(await eraseForgotten(world.db, '2026-06-02T02:00:01.000Z')).toBe(1)
  expect(await left()).toEqual(['Elsewhere', 'New'])
})

it('With that period, customers of the list who never wrote are erased after the same period since their last change (ENT-16)', async () => {
  const { organisationId } = world.north
  await send(world.north, 'Writer', '2026-05-01T02:00:00.000Z')
  await world.db.platform.transaction(async (tx) => {
    for (const [name, when] of [
      ['Silent', '2024-05-31T02:00:00.000Z'],
      ['Edge', '2024-06-01T02:00:01.000Z'],
      ['Writer', '2024-05-31T02:00:00.000Z'],
    ] as const) {
      const email = `${name.toLowerCase()}@person.example`
      const keys = { create: [{ key: `mail:${email}` }] }
      await tx.customer.create({ data: { organisationId, name, email, updatedAt: new Date(when), keys } })
    }
  })
  const now = '2026-06-01T02:00:00.000Z'
  expect(await eraseForgotten(world.db, now)).toBe(1)
  expect(await customers(world.north)).toEqual(['Edge', 'Writer'])
  const never = { settings: { ...defaultInboxSettings, keptMonths: null }, expectedRevision: 1, actor, now }
  await saveInboxSettings(world.db.forOrganisation(organisationId), organisationId, never)
  expect(await eraseForgotten(world.db, '2036-06-01T02:00:00.000Z')).toBe(0)
})
