import { expect, it, onTestFinished } from 'vitest'
import { insertDealership } from '../organisations/addDealership'
import { loadSiteData } from '../pages/loadSiteData'
import { buildActor as actor } from '../testing/buildWorld'
import { liveSite } from '../testing/siteDraft'
import { useWorld } from '../testing/useWorld'
import { dealershipKind, type OwnedDealership } from './dealershipKind'
import { recordHistory, undoRecord, updateRecord } from './editRecord'
import { exportRecords, importRecords, undoImportOfRecords } from './importRecords'

const world = useWorld()

const own = 'https://reviews.example/north'

const scope = () => world.db.forOrganisation(world.north.organisationId)

const read = async (): Promise<OwnedDealership> => {
  const row = await scope().transaction((tx) => dealershipKind.read(tx, world.north.dealershipId, null))
  if (!row) throw new Error('There is no such dealership.')
  return row
}

const save = async (values: { name?: string; reviewUrl?: string | null }, allowedSiteIds: readonly string[] | null = null) => {
  const { id, name, reviewUrl, revision } = await read()
  const entered = { name, reviewUrl, ...values }
  return updateRecord(scope(), dealershipKind, id, { values: entered, allowedSiteIds, actor, expectedRevision: revision })
}

const file = (...records: (readonly [name: string, reviewUrl: string])[]) => ({
  headings: ['Dealership', 'Review address'],
  records: records.map(([name, reviewUrl], index) => ({
    row: index + 2,
    values: new Map([
      ['Dealership', name],
      ['Review address', reviewUrl],
    ]),
  })),
})

const shown = async () => {
  const site = await liveSite(world.db, world.north.siteId)
  const { dealerships } = await loadSiteData(world.db, site, '2026-06-02T02:00:00.000Z')
  return dealerships.find(({ id }) => id === world.north.dealershipId)?.reviewUrl
}

it('A dealership’s review address can be changed by an editor of its sites, is in the history, and can be undone (REV-05)', async () => {
  const { id, organisationId } = await read()
  expect(await save({ reviewUrl: ` ${own} ` }, [world.north.siteId])).toMatchObject({
    ok: true,
    record: { reviewUrl: own, updatedBy: actor.name },
  })
  expect(await shown()).toBe(own)
  const [latest] = await recordHistory(scope(), 'dealership', id)
  expect(latest).toMatchObject({ isUndoable: true, changes: [expect.stringContaining(own)] })
  expect(await undoRecord(scope(), dealershipKind, id, { organisationId, allowedSiteIds: null, actor })).toMatchObject({
    ok: true,
    record: { reviewUrl: null },
  })
  expect(await shown()).toBeNull()
})

it('A review address without https is refused at its field with the reason (REV-05)', async () => {
  for (const reviewUrl of ['http://reviews.example/north', 'reviews.example', 'javascript:alert(1)'])
    expect(await save({ reviewUrl })).toMatchObject({ ok: false, fields: { reviewUrl: expect.stringContaining('https://') } })
  expect(await save({ reviewUrl: '  ' })).toMatchObject({ ok: true, record: { reviewUrl: null } })
})

it('A file changes existing dealerships by name, adds none, and is undone as a whole (REV-05)', async () => {
  const { organisationId } = await read()
  const editing = { organisationId, allowedSiteIds: null, actor }
  const rows = file(['North dealership', own], ['Elsewhere', own])
  const dry = await importRecords(scope(), dealershipKind, { ...editing, file: rows, apply: false })
  expect(dry).toMatchObject({
    added: [],
    changed: [{ title: 'North dealership' }],
    refused: [{ row: 3, column: 'Dealership', message: expect.stringContaining('There is no dealership with this name') }],
  })
  const { importId } = await importRecords(scope(), dealershipKind, { ...editing, file: rows, apply: true })
  expect((await read()).reviewUrl).toBe(own)
  expect(await exportRecords(scope(), dealershipKind, organisationId, null)).toContain(own)
  expect(await undoImportOfRecords(scope(), dealershipKind, { ...editing, importId: importId ?? '' })).toEqual({ undone: 1, leftAsIs: [] })
  expect(await read()).toMatchObject({ name: 'north Dealership', reviewUrl: null })
})

it('A dealership has a unique name, and only editors of the sites that show it can change it', async () => {
  const { id, organisationId } = await read()
  onTestFinished(async () => void (await scope().transaction((tx) => tx.siteDealership.deleteMany({ where: { organisationId } }))))
  await scope().transaction((tx) => insertDealership(tx, organisationId, { id: 'north-second', slug: 'second', name: 'Second', makes: [] }))
  expect(await save({ name: 'second' })).toMatchObject({ ok: false, fields: { name: 'Another dealership already has this name.' } })
  await scope().transaction((tx) =>
    tx.siteDealership.create({ data: { organisationId, siteId: world.north.siteId, dealershipId: 'north-second' } }),
  )
  const reached = await scope().transaction((tx) => dealershipKind.all(tx, organisationId, [world.north.siteId]))
  expect(reached.map(({ name }) => name)).toEqual(['Second'])
  expect(await save({ reviewUrl: own }, [world.north.siteId])).toEqual({ ok: false, reason: 'notFound' })
  expect((await scope().transaction((tx) => dealershipKind.read(tx, id, null)))?.reviewUrl).toBeNull()
})
