import { insertManufacturers } from '@forecourt/data/manufacturers/insertManufacturers'
import { listKnownMakes } from '@forecourt/data/manufacturers/listKnownMakes'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import type { Role } from '@forecourt/rules/access/roles'
import { beforeAll, expect, test } from 'vitest'
import { catchRefusal } from '../testing/catchRefusal'
import { buildSession, createTestCaller } from '../testing/createTestCaller'
import { enteredRecords } from '../testing/enteredRecords'

const world = testWorld()
const as = (role: Role, side: 'north' | 'south' | null) =>
  createTestCaller(world.db, buildSession(role, side === null ? null : world[side].organisationId)).call
const own = { ...enteredRecords.model, manufacturerId: null, makeName: 'Crossland', name: 'Roamer' }
const id = 'crossland.roamer.north-organisation'
const newKey = () => crypto.randomUUID()

beforeAll(() =>
  world.db.platform.transaction(async (tx) => {
    const models = [
      { slug: 'corolla', name: 'Corolla' },
      { slug: 'mx-5', name: 'MX-5' },
    ].map((model, index) => ({ slug: ['toyota', 'mazda'][index] ?? '', name: ['Toyota', 'Mazda'][index] ?? '', models: [model] }))
    await insertManufacturers(tx, models)
    await tx.dealership.updateMany({ where: { organisationId: world.north.organisationId }, data: { makes: ['Toyota'] } })
  }),
)

test('A dealer adds, previews, changes and restores a model of its own and adds accessories to it, unseen by other dealers (ENT-13)', async () => {
  const { organisationId } = world.north
  const dealer = as('marketing', 'north')
  expect(await dealer.models.create({ organisationId, key: newKey(), data: own })).toMatchObject({ id, owner: 'north Motors', lock: null })
  const listed = (await dealer.models.getList({})).data
  // Of the platform's models, those of the makes that it sells.
  const ownerships = new Map(listed.map((row) => [row.id, row.ownership]))
  expect([id, 'toyota.corolla', 'mazda.mx-5'].map((model) => ownerships.get(model))).toEqual(['own', 'platform', undefined])
  const owned = (await dealer.models.getList({ filter: { ownership: 'own' } })).data.map((row) => row.id)
  expect(owned).toContain(id)
  expect(owned).not.toContain('toyota.corolla')
  expect((await dealer.models.sites({ organisationId, manufacturerId: null })).map((site) => site.id)).toEqual([world.north.siteId])
  const { page } = await dealer.models.preview({ siteId: world.north.siteId, organisationId, model: own })
  expect(page.data.model).toMatchObject({ make: 'Crossland', model: 'Roamer', priceText: 'New from $39,990 drive away' })
  const choices = await dealer.accessories.choices({ organisationId })
  expect(choices.find(({ to }) => to === 'model')?.choices).toContainEqual({ id, name: 'Crossland Roamer' })
  const data = { ...enteredRecords.accessory, modelId: id }
  expect(await dealer.accessories.create({ organisationId, key: newKey(), data })).toMatchObject({
    organisationId,
    modelName: 'Crossland Roamer',
  })
  const crossland = { name: 'Crossland', models: ['Roamer'] }
  expect((await dealer.stock.suggestions({ organisationId })).makes).toContainEqual(crossland)
  expect(await listKnownMakes(world.db, organisationId)).toContainEqual(crossland)
  expect(await listKnownMakes(world.db, world.south.organisationId)).not.toContainEqual(crossland)
  await dealer.models.update({ id, data: { ...own, seats: 2 }, expectedRevision: 1 })
  expect(await dealer.models.undo({ id, organisationId })).toMatchObject({ seats: 5 })
  expect((await dealer.models.history({ id })).length).toBe(3)

  const neighbour = as('groupManager', 'south')
  expect((await catchRefusal(neighbour.models.getOne({ id }))).code).toBe('NOT_FOUND')
  expect((await catchRefusal(neighbour.models.update({ id, data: own, expectedRevision: 3 }))).code).toBe('NOT_FOUND')
  expect((await catchRefusal(neighbour.models.makeOwn({ id, organisationId: world.south.organisationId }))).code).toBe('NOT_FOUND')
  const accessory = { organisationId: world.south.organisationId, key: newKey(), data }
  expect((await catchRefusal(neighbour.accessories.create(accessory))).code).toBe('BAD_REQUEST')
  expect(await as('platformAdmin', null).models.getOne({ id })).toMatchObject({ seats: 5, lock: null })
})

test('A dealer can read but not change a platform model, and can copy it to its own (ENT-13)', async () => {
  const { organisationId } = world.north
  const dealer = as('groupManager', 'north')
  const platformModel = await dealer.models.getOne({ id: 'toyota.corolla' })
  expect(platformModel.lock).toBe('The platform manages this model for all dealers. You can only view it.')
  expect((await dealer.models.choices({ organisationId: null })).map(({ to }) => to)).toContain('manufacturer')
  const data = { ...enteredRecords.model, name: 'Corolla' }
  expect(await catchRefusal(dealer.models.update({ id: 'toyota.corolla', data, expectedRevision: 1 }))).toMatchObject({
    code: 'CONFLICT',
    message: platformModel.lock,
  })
  expect((await catchRefusal(dealer.models.create({ organisationId: null, key: newKey(), data }))).code).toBe('NOT_FOUND')
  const named = { organisationId, manufacturerId: 'toyota', name: 'Corolla' }
  expect(await dealer.models.platformTwin(named)).toEqual({ id: 'toyota.corolla', message: 'Forecourt already has Toyota Corolla.' })
  expect(await dealer.models.platformTwin({ ...named, name: 'Corona' })).toBeNull()
  const twin = { ...data, manufacturerId: 'toyota', makeName: null }
  expect(await catchRefusal(dealer.models.create({ organisationId, key: newKey(), data: twin }))).toMatchObject({
    message: 'Forecourt already has Toyota Corolla. Change a copy of it instead.',
  })
  const copied = await dealer.models.makeOwn({ id: 'toyota.corolla', organisationId })
  expect(copied).toMatchObject({ id: 'toyota.corolla.north-organisation', ownership: 'own', name: 'Corolla', lock: null })
  expect((await catchRefusal(dealer.models.makeOwn({ id: 'toyota.corolla', organisationId }))).code).toBe('BAD_REQUEST')
  expect(await as('onboarder', null).models.update({ id: 'toyota.corolla', data, expectedRevision: 1 })).toMatchObject({ revision: 2 })
})
