import { type AccessoryValues, accessoryFields, type ModelValues, modelFields } from '@forecourt/rules/records/kinds/modelFields'
import { blankValues } from '@forecourt/rules/records/RecordField'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Owner } from '../edited-records/EditedKind'
import { createRecord, removeRecord, undoRecord, updateRecord } from '../edited-records/editRecord'
import { exportRecords, importRecords, undoImportOfRecords } from '../edited-records/importRecords'
import { listRecords } from '../edited-records/listRecords'
import { loadPage } from '../pages/loadPage'
import { loadSiteData } from '../pages/loadSiteData'
import { checkedSite } from '../publishing/previewSnapshotPublish'
import { siteForEditing } from '../publishing/siteForEditing'
import { siteLayer } from '../sites/lockDraft'
import { publishedSite } from '../sites/publishedSites'
import { buildActor } from '../testing/buildWorld'
import { liveSite } from '../testing/siteDraft'
import { useWorld } from '../testing/useWorld'
import { accessoryKind } from './accessoryKind'
import { insertManufacturers } from './insertManufacturers'
import { copiedModelKind, modelKind } from './modelKind'

const world = useWorld()
const editing = { allowedSiteIds: null, actor: buildActor }
const key = () => crypto.randomUUID()
const now = '2026-06-01T00:00:00.000Z'
const north = () => world.db.forOrganisation(world.north.organisationId)
const south = () => world.db.forOrganisation(world.south.organisationId)
const entered = (over: Partial<ModelValues>) => ({ ...blankValues(modelFields), ...over }) as ModelValues
const roamer = { makeName: 'Crossland', name: 'Roamer 21' }
const roamerId = 'crossland.roamer-21.north-organisation'
const add = (over: Partial<ModelValues>, owner: Owner = world.north.organisationId, scope = north(), kind = modelKind) =>
  createRecord(scope, kind, owner, { ...editing, key: key(), values: entered(over) })
const rowsOf = () => world.db.platform.transaction((tx) => tx.model.findMany({ orderBy: { id: 'asc' } }))

const siteDataOf = async (side: 'north' | 'south') => {
  const site = await liveSite(world.db, world[side].siteId)
  return { site, data: await loadSiteData(world.db, site, now) }
}
const rangeOf = async (side: 'north' | 'south') => (await siteDataOf(side)).data.range

beforeAll(async () => {
  await world.db.platform.transaction(async (tx) => {
    const models = [
      { slug: 'corolla', name: 'Corolla', body: 'Hatch' },
      { slug: 'hilux', name: 'HiLux', body: 'Ute' },
    ]
    await insertManufacturers(tx, [{ slug: 'toyota', name: 'Toyota', models }])
    for (const { organisationId } of [world.north, world.south])
      await tx.dealership.updateMany({ where: { organisationId }, data: { makes: ['Toyota'] } })
  })
})

afterEach(() =>
  world.db.platform.transaction(async (tx) => {
    await tx.accessory.deleteMany({})
    await tx.model.deleteMany({ where: { NOT: { organisationId: null } } })
    await tx.model.updateMany({ data: { overridePath: null } })
  }),
)

describe('Models that a business adds (ENT-13, MOD-01)', () => {
  it('Models that a business adds can be of a new make, can be changed, removed and restored, and show on the sites of that business only', async () => {
    const made = await add({ ...roamer, body: 'Caravan' })
    expect(made).toMatchObject({
      ok: true,
      record: { id: roamerId, manufacturerName: 'Crossland', ownership: 'own', owner: 'north Motors', lock: null, slug: 'roamer-21' },
    })
    expect(await rangeOf('north')).toContainEqual(
      expect.objectContaining({ id: roamerId, make: 'Crossland', makeSlug: 'crossland', path: '/roamer-21' }),
    )
    expect((await siteDataOf('north')).data.names.makes).toContainEqual({ slug: 'crossland', name: 'Crossland', models: [] })
    expect((await rangeOf('south')).map(({ id }) => id)).not.toContain(roamerId)
    const seats = await updateRecord(north(), modelKind, roamerId, {
      ...editing,
      values: entered({ ...roamer, name: 'Roamer', seats: 6 }),
      expectedRevision: 1,
    })
    expect(seats).toMatchObject({ ok: true, record: { name: 'Roamer', slug: 'roamer-21', seats: 6 } })
    const organisationId = world.north.organisationId as Owner
    expect(await removeRecord(north(), modelKind, roamerId, { ...editing, expectedRevision: 2 })).toMatchObject({ ok: true })
    expect((await rangeOf('north')).map(({ id }) => id)).not.toContain(roamerId)
    expect(await undoRecord(north(), modelKind, roamerId, { ...editing, organisationId })).toMatchObject({
      ok: true,
      record: { id: roamerId, name: 'Roamer', slug: 'roamer-21', seats: 6 },
    })
  })

  it('Models that a business adds have a page at their path, with their accessories', async () => {
    await add({ ...roamer, summary: 'Sleeps six.', services: [{ name: 'First', priceCents: 29_000, months: 12, kilometres: null }] })
    const awning = { ...blankValues(accessoryFields), modelId: roamerId, name: 'Awning', category: 'touring' } as AccessoryValues
    const owner = world.north.organisationId as Owner
    expect(await createRecord(north(), accessoryKind, owner, { ...editing, key: key(), values: awning })).toMatchObject({ ok: true })
    const { site, data } = await siteDataOf('north')
    expect(data.names.modelPages).toContainEqual({
      id: roamerId,
      name: 'Crossland Roamer 21',
      path: '/roamer-21',
      defaultPath: '/roamer-21',
    })
    const search = { search: () => Promise.reject(new Error('No page of a model searches.')) }
    const page = await loadPage(world.db, site, { page: 'model', path: '/roamer-21', modelId: roamerId }, { now, search })
    expect(page).toMatchObject({
      page: 'model',
      model: { make: 'Crossland', accessories: 1 },
      details: { summary: 'Sleeps six.', services: [{ name: 'First' }] },
      accessories: [{ name: 'Awning' }],
    })
  })

  it('Models that a business adds replace the platform’s model of the same name for that business only, and keep its accessories', async () => {
    await world.db.platform.transaction((tx) =>
      tx.accessory.create({ data: { modelId: 'toyota.corolla', name: 'Mats', category: 'interior' } }),
    )
    const own = { manufacturerId: 'toyota', name: 'Corolla' }
    expect(await add({ ...own, body: 'Sedan' }, undefined, undefined, copiedModelKind)).toMatchObject({ ok: true })
    const corollas = async (side: 'north' | 'south') => (await rangeOf(side)).filter(({ modelSlug }) => modelSlug === 'corolla')
    expect(await corollas('north')).toMatchObject([{ id: 'toyota.corolla.north-organisation', body: 'Sedan', accessories: 1 }])
    expect(await corollas('south')).toMatchObject([{ id: 'toyota.corolla', body: 'Hatch', accessories: 1 }])
    // Nor is a car of it counted twice.
    const { data } = await siteDataOf('north')
    expect(data.models.reduce((sum, { count }) => sum + count, 0)).toBe(data.stockCount)
    const hidden = { values: entered({ ...own, published: false }), expectedRevision: 1 }
    await updateRecord(north(), modelKind, 'toyota.corolla.north-organisation', { ...editing, ...hidden })
    expect(await corollas('north')).toEqual([])
    expect(await corollas('south')).toHaveLength(1)
  })

  it.each([
    { name: 'Corolla', facts: {}, message: 'Forecourt already has Toyota Corolla.' },
    { name: ' corolla ', facts: {}, message: 'Forecourt already has Toyota Corolla.' },
    { name: 'HiLux', facts: { variants: [{ name: 'SR' }] }, message: 'Forecourt already has Toyota HiLux with 1 variant.' },
    {
      name: 'HiLux',
      facts: { variants: [{ name: 'SR' }, { name: 'SR5' }], colours: [{ name: 'Red', imageKey: 'models/red.webp' }] },
      message: 'Forecourt already has Toyota HiLux with 2 variants and photos.',
    },
  ])('Models that a business adds can’t be added in place of a platform model: $name, $message', async ({ name, facts, message }) => {
    await world.db.platform.transaction((tx) => tx.model.updateMany({ where: { id: 'toyota.hilux' }, data: { facts } }))
    const before = await rowsOf()
    const values = { manufacturerId: 'toyota', name }
    expect(await add(values)).toMatchObject({ ok: false, fields: { name: `${message} Change a copy of it instead.` } })
    const line = new Map([
      ['Make', 'Toyota'],
      ['Model', name],
      ['Status', 'Sold now'],
    ])
    const file = { headings: [...line.keys()], records: [{ row: 2, values: line }] }
    const owner = world.north.organisationId as Owner
    const { refused } = await importRecords(north(), modelKind, { ...editing, organisationId: owner, file, apply: true })
    expect(refused).toMatchObject([{ message: expect.stringContaining(message) }])
    expect(await rowsOf()).toEqual(before)
  })

  it('Models that a business adds are imported from a file, with a dry run, and the import is undone as a whole', async () => {
    const { organisationId } = world.north
    const line = new Map([
      ['Another make', 'Crossland'],
      ['Model', 'Roamer 21'],
      ['Status', 'Sold now'],
    ])
    const file = { headings: [...line.keys()], records: [{ row: 2, values: line }] }
    const owner = organisationId as Owner
    const input = { ...editing, organisationId: owner, file }
    expect(await importRecords(north(), modelKind, { ...input, apply: false })).toMatchObject({ added: ['Roamer 21'], importId: null })
    expect((await rowsOf()).map(({ id }) => id)).not.toContain(roamerId)
    const { importId } = await importRecords(north(), modelKind, { ...input, apply: true })
    expect((await rowsOf()).map(({ id }) => id)).toContain(roamerId)
    expect(await importRecords(north(), modelKind, { ...input, apply: true })).toMatchObject({ added: [], unchanged: 1 })
    const text = await exportRecords(north(), modelKind, owner, null)
    expect(text).toContain('Crossland')
    expect(text).not.toContain('Corolla')
    expect(await undoImportOfRecords(north(), modelKind, { ...editing, organisationId: owner, importId: importId ?? '' })).toEqual({
      undone: 1,
      leftAsIs: [],
    })
    expect((await rowsOf()).map(({ id }) => id)).not.toContain(roamerId)
  })

  it.each([
    ['no make', { name: 'X' }, { makeName: 'Choose the make above, or enter its name.' }],
    [
      'two makes',
      { name: 'X', manufacturerId: 'toyota', makeName: 'Crossland' },
      { makeName: 'The make is already chosen above. Leave this empty.' },
    ],
    ['a make that is in the list', { name: 'X', makeName: 'toyota' }, { makeName: 'Toyota is in the list above. Choose it there.' }],
    ['the same model twice', roamer, { name: 'There is already a model with this make and name.' }],
    [
      'the path of another model of the business',
      { makeName: 'Westwind', name: 'Roamer 21' },
      { overridePath: 'The Crossland Roamer 21 already has this address.' },
    ],
    [
      'the path of a platform model that its sites show',
      { makeName: 'Westwind', name: 'HiLux' },
      { overridePath: 'The Toyota HiLux already has this address.' },
    ],
  ])('Models that a business adds are refused with $0 at the field, and nothing is stored', async (_name, over, fields) => {
    await add(roamer)
    const before = await rowsOf()
    expect(await add(over)).toMatchObject({ ok: false, reason: 'invalid', fields })
    expect(await rowsOf()).toEqual(before)
  })

  it('Models that a business adds can’t have the path of a page of a live site of the business (RTE-19)', async () => {
    const site = await publishedSite(world.db, world.north.siteId)
    const page = site?.config.pages.list.find(({ path, shown }) => shown && path !== '/')
    const over = { ...roamer, overridePath: page?.path ?? '' }
    expect(await add(over)).toMatchObject({ fields: { overridePath: expect.stringContaining(`has the page “${page?.title}”`) } })
    await world.db.platform.transaction((tx) =>
      tx.site.updateMany({ where: { organisationId: world.north.organisationId }, data: { status: 'paused' } }),
    )
    expect(await add(over)).toMatchObject({ ok: true })
    await world.db.platform.transaction((tx) =>
      tx.site.updateMany({ where: { organisationId: world.north.organisationId }, data: { status: 'live' } }),
    )
  })

  it('Models that a business adds prevent publishing a page with their path, with an error that names the model (RTE-19)', async () => {
    await add(roamer)
    const { siteId, organisationId } = world.north
    const editingSite = await siteForEditing(north(), siteId)
    const page = { id: 'roamer', title: 'Our van', path: '/roamer-21', description: '', shown: true, blocks: [] }
    const layers = [...(editingSite?.layers ?? []), siteLayer('north', { ...editingSite?.draft.values, pages: { list: [page] } })]
    const clashes = await north().transaction((tx) => checkedSite(tx, { organisationId, siteId }, layers))
    expect(clashes.errors.map(({ message }) => message).join()).toContain('is the address of the model Crossland Roamer 21')
  })

  it('Models that a business adds can be changed only by a user who manages every site of the business', async () => {
    await add(roamer)
    const some = { ...editing, allowedSiteIds: [world.north.siteId] }
    const values = entered({ ...roamer, seats: 2 })
    expect(await updateRecord(north(), modelKind, roamerId, { ...some, values, expectedRevision: 1 })).toMatchObject({
      reason: 'conflict',
      message: 'This model is for every site of the business. Ask someone who manages all of them.',
    })
    const another = { ...some, key: key(), values: entered({ ...roamer, name: 'Two' }) }
    expect(await createRecord(north(), modelKind, world.north.organisationId as Owner, another)).toMatchObject({ reason: 'invalid' })
  })
})

describe('The access rules for models', () => {
  const all = { page: 1, perPage: 100 }
  const ids = async (scope: ReturnType<typeof north>) => (await listRecords(scope, modelKind, all, null)).rows.map(({ id }) => id)

  it('The access rules for models show a business the platform’s models and its own, and none of another business', async () => {
    await add(roamer)
    expect(await ids(north())).toEqual(expect.arrayContaining(['toyota.corolla', roamerId]))
    expect(await ids(south())).toContain('toyota.corolla')
    expect(await ids(south())).not.toContain(roamerId)
  })

  it('The access rules for models let no business change models of another business or of the platform', async () => {
    await add(roamer)
    const before = await rowsOf()
    const change = { ...editing, values: entered({ ...roamer, seats: 9 }), expectedRevision: 1 }
    expect(await updateRecord(south(), modelKind, roamerId, change)).toEqual({ ok: false, reason: 'notFound' })
    expect(await removeRecord(south(), modelKind, roamerId, { ...editing, expectedRevision: 1 })).toEqual({ ok: false, reason: 'notFound' })
    expect(await add(roamer, world.north.organisationId, south())).toEqual({ ok: false, reason: 'notFound' })
    const platforms = { ...editing, values: entered({ manufacturerId: 'toyota', name: 'Corolla', seats: 9 }), expectedRevision: 1 }
    const kept = { ok: false, reason: 'conflict', message: 'The platform manages this model for all dealers. You can only view it.' }
    expect(await updateRecord(north(), modelKind, 'toyota.corolla', platforms)).toEqual(kept)
    expect(await removeRecord(north(), modelKind, 'toyota.corolla', { ...editing, expectedRevision: 1 })).toEqual(kept)
    expect(await rowsOf()).toEqual(before)
  })

  it.each([
    { name: 'adds a model of the platform', owner: null },
    { name: 'adds a model of another business', owner: 'south-organisation' },
  ])('The access rules for models hold in Postgres itself: no business $name', async ({ owner }) => {
    const data = { manufacturerSlug: 'toyota', slug: toSlug('Wall'), name: 'Wall', organisationId: owner }
    await expect(north().transaction((tx) => tx.model.create({ data }))).rejects.toThrow(/row-level security/)
  })

  it('The access rules for models hold in Postgres itself: no business changes or adds accessories to models of the platform or another business', async () => {
    await add(roamer)
    const seen = (scope: ReturnType<typeof north>) => scope.transaction((tx) => tx.model.updateMany({ data: { name: 'Mine' } }))
    expect((await seen(south())).count).toBe(0)
    expect((await seen(north())).count).toBe(1)
    for (const modelId of ['toyota.corolla', roamerId])
      await expect(
        south().transaction((tx) => tx.accessory.create({ data: { modelId, name: 'Wall', category: 'touring' } })),
      ).rejects.toThrow(/row-level security/)
  })
})
