import { accessoryFields, type ModelValues, modelFields } from '@forecourt/rules/records/kinds/modelFields'
import { blankValues } from '@forecourt/rules/records/RecordField'
import { buildRangeModel } from '@forecourt/rules/testing/buildModel'
import type { RichDocument } from '@forecourt/schema/rich-text/RichText'
import { describe, expect, it } from 'vitest'
import type { Owner } from '../edited-records/EditedKind'
import { createRecord, removeRecord, undoRecord, updateRecord } from '../edited-records/editRecord'
import { listRecords } from '../edited-records/listRecords'
import { routeMakes, stockModels } from '../pages/loadSiteData'
import { publishedSite } from '../sites/publishedSites'
import { addCars } from '../testing/addCars'
import { buildActor } from '../testing/buildWorld'
import { liveSite } from '../testing/siteDraft'
import { useWorld } from '../testing/useWorld'
import { accessoryKind } from './accessoryKind'
import { manufacturerKind } from './manufacturerKind'
import { modelKind } from './modelKind'
import { modelAccessories } from './modelPage'
import { parseModelFacts } from './parseModelFacts'

const world = useWorld()
const scope = () => world.db.platform
const editing = { allowedSiteIds: null, actor: buildActor }
const key = () => crypto.randomUUID()
/** The platform's; an organisation may have such, too. */
const everybodys = null as Owner

const addMake = (name: string) => createRecord(scope(), manufacturerKind, null, { ...editing, key: key(), values: { name, logoKey: null } })
const model = (over: Partial<ModelValues>) => ({ ...blankValues(modelFields), ...over }) as ModelValues
const addModel = (over: Partial<ModelValues>) =>
  createRecord(scope(), modelKind, everybodys, { ...editing, key: key(), values: model(over) })

describe('Makes and models that staff edit', () => {
  it('Makes and models that staff edit can be added, changed, removed and restored (ENT-12, ENT-13)', async () => {
    expect(await addMake('Harrow & Sons')).toMatchObject({ ok: true, record: { id: 'harrow-sons', organisationId: null, modelCount: 0 } })
    const variants = [
      {
        name: 'GX',
        priceCents: 3_999_000,
        priceType: 'driveAway',
        fuel: null,
        transmission: null,
        engine: null,
        drive: null,
        consumption: null,
        rangeKm: null,
      },
    ] as const
    const made = await addModel({ manufacturerId: 'harrow-sons', name: 'Vantage 5', variants })
    expect(made).toMatchObject({
      ok: true,
      record: { id: 'harrow-sons.vantage-5', slug: 'vantage-5', manufacturerName: 'Harrow & Sons', variants },
    })
    const id = 'harrow-sons.vantage-5'
    const changed = model({ manufacturerId: 'harrow-sons', name: 'Vantage 5', status: 'coming_soon', seats: 7 })
    expect(await updateRecord(scope(), modelKind, id, { ...editing, values: changed, expectedRevision: 1 })).toMatchObject({
      record: { seats: 7, variants: [], revision: 2 },
    })
    expect(await undoRecord(scope(), modelKind, id, { ...editing, organisationId: everybodys })).toMatchObject({
      record: { variants, revision: 3 },
    })
    expect(await removeRecord(scope(), modelKind, id, { ...editing, expectedRevision: 3 })).toMatchObject({ ok: true })
    expect(await undoRecord(scope(), modelKind, id, { ...editing, organisationId: everybodys })).toMatchObject({ ok: true, record: { id } })
  })

  it('Makes and models that staff edit have a formatted summary, and read an older plain summary as it is (ENT-13)', async () => {
    const summary: RichDocument = {
      blocks: [{ id: 'a', kind: 'list', points: [{ level: 1, ordered: false, spans: [{ text: 'Five seats', bold: true }] }] }],
    }
    await addMake('Penrose')
    const made = await addModel({ manufacturerId: 'penrose', name: 'Vantage 7', summary })
    expect(made).toMatchObject({ ok: true, record: { summary } })
    const id = 'penrose.vantage-7'
    await updateRecord(scope(), modelKind, id, {
      ...editing,
      values: model({ manufacturerId: 'penrose', name: 'Vantage 7' }),
      expectedRevision: 1,
    })
    expect(await undoRecord(scope(), modelKind, id, { ...editing, organisationId: everybodys })).toMatchObject({ record: { summary } })
    expect(parseModelFacts({ summary: 'Five seats.', seats: 5 })).toMatchObject({ summary: 'Five seats.', seats: 5, variants: [] })
    expect(parseModelFacts({})).toMatchObject({ summary: null })
  })

  it.each([
    ['a make that exists', () => addMake('toyota'), { name: 'There is already a make with this name.' }],
    ['a model of an unknown make', () => addModel({ name: 'X', manufacturerId: 'nobody' }), { manufacturerId: expect.any(String) }],
    [
      'an invalid path',
      () => addModel({ name: 'X', manufacturerId: 'toyota', overridePath: 'new corolla' }),
      { overridePath: expect.stringContaining('/new-corolla') },
    ],
    [
      'a path that the software uses',
      () => addModel({ name: 'X', manufacturerId: 'toyota', overridePath: '/search' }),
      { overridePath: expect.stringContaining('/new/search') },
    ],
    [
      'the path of a page of a dealer of the make',
      async () => {
        const [page] = (await publishedSite(world.db, world.north.siteId))?.config.pages.list.filter(({ path }) => path !== '/') ?? []
        await addMake('Fettle')
        await world.db.platform.transaction((tx) =>
          tx.dealership.updateMany({ where: { organisationId: world.north.organisationId }, data: { makes: { push: 'Fettle' } } }),
        )
        return addModel({ name: 'X', manufacturerId: 'fettle', overridePath: page?.path ?? '' })
      },
      { overridePath: expect.stringContaining('has the page') },
    ],
    [
      'an end of “all-new” before the model is on sale',
      () => addModel({ name: 'X', manufacturerId: 'toyota', launchedOn: '2026-12-01', newUntil: '2026-11-01' }),
      { newUntil: 'This date is before it goes on sale.' },
    ],
    [
      'two variants with the same name',
      () => {
        const one = {
          name: 'GX',
          priceCents: null,
          priceType: 'egc',
          fuel: null,
          transmission: null,
          engine: null,
          drive: null,
          consumption: null,
          rangeKm: null,
        } as const
        return addModel({ name: 'X', manufacturerId: 'toyota', variants: [one, one] })
      },
      { 'variants.1.name': 'There is already a variant with this name.' },
    ],
  ])('Makes and models that staff edit refuse $0 at its field', async (_name, add, fields) => {
    if (!(await scope().transaction((tx) => tx.manufacturer.findUnique({ where: { slug: 'toyota' } })))) await addMake('Toyota')
    expect(await add()).toMatchObject({ ok: false, reason: 'invalid', fields })
  })

  it('Makes and models that staff edit can have the path of a page on a site that shows only dealerships of other makes (RTE-19)', async () => {
    const { organisationId, siteId } = world.north
    const [page] = (await publishedSite(world.db, siteId))?.config.pages.list.filter(({ path }) => path !== '/') ?? []
    await addMake('Elsewhere')
    const add = (name: string) => addModel({ name, manufacturerId: 'elsewhere', overridePath: page?.path ?? '' })
    const choose = (dealershipId: string) =>
      world.db.platform.transaction((tx) => tx.siteDealership.create({ data: { organisationId, siteId, dealershipId } }))
    const own = await world.db.platform.transaction((tx) => tx.dealership.findFirstOrThrow({ where: { organisationId } }))
    const { id } = await world.db.platform.transaction((tx) =>
      tx.dealership.create({ data: { organisationId, name: 'Elsewhere', slug: 'elsewhere', makes: ['Elsewhere'] } }),
    )
    await choose(own.id)
    expect(await add('Z')).toMatchObject({ ok: true })
    await removeRecord(scope(), modelKind, 'elsewhere.z', { ...editing, expectedRevision: 1 })
    await choose(id)
    expect(await add('Y')).toMatchObject({ fields: { overridePath: expect.stringContaining('has the page') } })
  })

  it('Makes and models that staff edit have accessories with a formatted description (MOD-02)', async () => {
    const description: RichDocument = {
      blocks: [{ id: 'a', kind: 'list', points: [{ level: 1, ordered: false, spans: [{ text: 'Ball and tongue', bold: true }] }] }],
    }
    await addMake('Described')
    await addModel({ manufacturerId: 'described', name: 'One' })
    const values = { ...blankValues(accessoryFields), modelId: 'described.one', name: 'Tow bar', category: 'touring', description } as never
    const made = await createRecord(scope(), accessoryKind, everybodys, { ...editing, key: key(), values })
    expect(made).toMatchObject({ ok: true, record: { description } })
    const model = buildRangeModel({ id: 'described.one', makeSlug: 'described', modelSlug: 'one' })
    const shown = await scope().transaction((tx) => modelAccessories(tx, model))
    expect(shown.map((each) => each.description)).toEqual([description])
  })

  it('Makes and models that staff edit say which accessories are for a model that no site shows, and move them (MOD-02)', async () => {
    await addMake('Moved')
    await addModel({ manufacturerId: 'moved', name: 'One', published: false })
    await addModel({ manufacturerId: 'moved', name: 'Two' })
    const values = { ...blankValues(accessoryFields), modelId: 'moved.one', name: 'Tow bar', category: 'touring' } as never
    const made = await createRecord(scope(), accessoryKind, everybodys, { ...editing, key: key(), values })
    if (!made.ok) throw new Error('The accessory is not added.')
    expect(made.record).toMatchObject({ modelName: 'Moved One', modelState: 'hidden' })
    const hidden = { page: 1, perPage: 10, filter: { modelState: 'hidden', modelId: 'moved.one' } }
    expect((await listRecords(scope(), accessoryKind, hidden, null)).rows.map(({ id }) => id)).toEqual([made.record.id])
    const moved = { ...editing, values: { ...(values as object), modelId: 'moved.two' } as never, expectedRevision: 1 }
    expect(await updateRecord(scope(), accessoryKind, made.record.id, moved)).toMatchObject({ record: { modelState: 'shown' } })
    expect((await listRecords(scope(), accessoryKind, hidden, null)).total).toBe(0)
    expect(await removeRecord(scope(), modelKind, 'moved.one', { ...editing, expectedRevision: 1 })).toMatchObject({ ok: true })
  })

  it('Makes and models that staff edit can’t be removed while a model or an accessory belongs to them (MOD-02)', async () => {
    await addMake('Kept')
    await addModel({ manufacturerId: 'kept', name: 'One' })
    const values = { ...blankValues(accessoryFields), modelId: 'kept.one', name: 'Tow bar', category: 'touring' } as never
    await createRecord(scope(), accessoryKind, everybodys, { ...editing, key: key(), values })
    expect(await removeRecord(scope(), manufacturerKind, 'kept', { ...editing, expectedRevision: 1 })).toMatchObject({ reason: 'conflict' })
    expect(await removeRecord(scope(), modelKind, 'kept.one', { ...editing, expectedRevision: 1 })).toMatchObject({
      message: 'The One has an accessory. Move it to another model or remove it first. Accessories are listed on the model’s page.',
    })
  })
})

it('The body type of a model is that of its cars, as the filter names it, however they spell it (NAV-18, SRC-03)', async () => {
  const utes = ['one', 'two'].map((id) => ({
    ...{ id: `ute-${id}`, stockNumber: `U-${id}`, make: 'Isuzu', makeSlug: 'isuzu', model: 'D-Max', modelSlug: 'd-max' },
    simpleBody: 'Dual-cab UTILITY',
  }))
  await addCars(world.db, world.north, utes)
  const site = await liveSite(world.db, world.north.siteId)
  const models = await world.db
    .forOrganisation(world.north.organisationId)
    .transaction((tx) => stockModels(tx, site, '2026-03-10T10:00:00Z'))
  expect(models.find(({ modelSlug }) => modelSlug === 'd-max')?.body).toBe('Ute')
})

it('Sites show the logo of a make and the status of a model that staff entered (SRC-08, MOD-01)', async () => {
  const site = await liveSite(world.db, world.north.siteId)
  const read = () =>
    world.db
      .forOrganisation(world.north.organisationId)
      .transaction(async (tx) => ({ makes: await routeMakes(tx, site, []), models: await stockModels(tx, site, '2026-03-10T10:00:00Z') }))
  const [car] = (await read()).models
  if (!car) throw new Error('The world has no cars.')
  if (!(await scope().transaction((tx) => tx.manufacturer.findUnique({ where: { slug: car.makeSlug } })))) await addMake(car.make)
  const make = await scope().transaction((tx) => manufacturerKind.read(tx, car.makeSlug, null))
  const values = { name: car.make, logoKey: 'makes/mark.svg' }
  await updateRecord(scope(), manufacturerKind, car.makeSlug, { ...editing, values, expectedRevision: make?.revision ?? 1 })
  const there = await scope().transaction((tx) => modelKind.read(tx, `${car.makeSlug}.${car.modelSlug}`, null))
  const announced = model({ manufacturerId: car.makeSlug, name: car.model, status: 'coming_soon' })
  if (there) await updateRecord(scope(), modelKind, there.id, { ...editing, values: announced, expectedRevision: there.revision })
  else await addModel(announced)
  const { makes, models } = await read()
  expect(makes.find(({ slug }) => slug === car.makeSlug)?.logoKey).toBe('makes/mark.svg')
  expect(models.find(({ modelSlug }) => modelSlug === car.modelSlug)?.isAnnounced).toBe(true)
})
