import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createLead } from '@forecourt/data/leads/createLead'
import { listErasures } from '@forecourt/data/leads/person/erasedIdentifiers'
import { erasePerson } from '@forecourt/data/leads/person/erasePerson'
import { connect } from '@forecourt/data/migrate/connect'
import { insertCars } from '@forecourt/data/stock/insertCars'
import { buildLead } from '@forecourt/data/testing/buildLead'
import { buildActor, buildWorld, type World } from '@forecourt/data/testing/buildWorld'
import { changeDraft, liveSite, publishDraft } from '@forecourt/data/testing/siteDraft'
import { type TestDatabase, testDatabase } from '@forecourt/data/testing/testDatabase'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import { fileStorage } from '@forecourt/services/storage/fileStorage'
import { folderBlobs } from '@forecourt/services/storage/folderBlobs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dependants, describeTables } from './describeTables'
import { exportOrganisation } from './exportOrganisation'
import { presentColumns, restoredValues, treatedTables } from './restoredTables'
import { restoreOrganisation } from './restoreOrganisation'
import { rowsIn } from './testing/rowsIn'

const home = mkdtempSync(path.join(os.tmpdir(), 'forecourt-restore-test-'))
const files = path.join(home, 'files')
const archive = path.join(home, 'archive')
const at = '2026-11-30T00:00:00.000Z'
const saying = (tagline: string) => ({ identity: { tagline } })
let test: TestDatabase
let world: World
let organisationId: string
let picture: string
let notices: { channel: string; payload: string }[] = []
let then: Record<string, string[]>
let south: Record<string, string[]>

const sql = (query: string, values: readonly unknown[] = []) =>
  connect(test.ownerUrl, async (client) => (await client.query(query, [...values])).rows)

const restore = async (apply: boolean) => {
  const erasures = await listErasures(test.db)
  return connect(test.ownerUrl, (client) =>
    restoreOrganisation(client, { blobs: folderBlobs(files), directory: archive, at, erasures, apply }),
  )
}

const write = async (name: string, idempotencyKey: string, carId: string | null = null) => {
  const site = await liveSite(test.db, world.north.siteId)
  const lead = buildLead({ name, email: `${name.toLowerCase()}@person.example`, phone: '', carId })
  const { leadId } = await createLead(test.db, site, lead, { idempotencyKey, now: new Date().toISOString() })
  return leadId
}

const carsNamed = async (...names: readonly string[]) => {
  const { dealershipId, locationId } = world.north
  await test.db.platform.transaction((tx) =>
    insertCars(
      tx,
      organisationId,
      names.map((name) => buildCar({ id: name, slug: name, stockNumber: name, dealershipId, locationId })),
    ),
  )
}

/** Rows of one table of the organisation, as JSON. */
const table = async (name: string) => ((await rowsIn(test, organisationId))[name] ?? []).map((row) => JSON.parse(row))

beforeAll(async () => {
  test = await testDatabase()
  world = await buildWorld(test.db)
  organisationId = world.north.organisationId
  picture = (await fileStorage(files).put('cars', Buffer.from('<svg>a car</svg>'), 'image/svg+xml')).key
  await carsNamed('plain', 'swapped')
  await sql(`update cars set dealer_comments = $1 where id = 'plain'`, [`See ${picture}`])
  await sql(
    `insert into layers (id, kind, organisation_id, slug, name, schema_version, "values") values ('own-layer', 'organisation', $1, 'own', 'Own', $2, $3)`,
    [organisationId, schemaVersion, saying('Then')],
  )
  await sql(`insert into layer_releases (layer_id, revision, schema_version, "values", locks, author_name)
    select id, 1, schema_version, "values", locks, 'Test' from layers where id = 'own-layer'`)
  await sql(
    `insert into lead_suppliers (organisation_id, id, site_id, name, key_hash, key_hint) values ($1, 'market', $2, 'Market', 'hash', 'h')`,
    [organisationId, world.north.siteId],
  )
  await write('Ona', 'ona', world.north.carId)
  await write('Erasable', 'erasable')
  await connect(test.ownerUrl, (client) => exportOrganisation(client, folderBlobs(files), 'north', archive))
  then = await rowsIn(test, organisationId)
  south = await rowsIn(test, world.south.organisationId)
})
afterAll(async () => {
  await test.close()
  rmSync(home, { recursive: true })
})

/** What happened to the dealer since: mistakes of staff, and business. */
const change = async () => {
  await sql(`update cars set drive_away_cents = 1, revision = revision + 1 where id = $1`, [world.north.carId])
  await sql(`update cars set slug = 'x' where id = 'plain'`)
  await sql(`update cars set slug = 'plain' where id = 'swapped'`)
  await sql(`update cars set slug = 'swapped' where id = 'plain'`)
  await sql(`delete from cars where id = $1`, [`${world.north.carId}-draft`])
  await carsNamed('newer', 'wanted')
  await sql(`insert into car_images (organisation_id, car_id, position, key, alt) values ($1, 'wanted', 99, 'cars/w.jpg', '')`, [
    organisationId,
  ])
  await write('Later', 'later', 'wanted')
  await sql(`delete from memberships where organisation_id = $1`, [organisationId])
  await sql(`update organisations set name = 'Other', require_two_factor = true where id = $1`, [organisationId])
  await changeDraft(test.db.platform, world.north.siteId, (values) => ({ ...values, identity: { ...values.identity, tagline: 'Wrong' } }))
  await publishDraft(test.db.platform, world.north.siteId)
  await sql(`update layers set "values" = $1, revision = 2 where id = 'own-layer'`, [saying('Now')])
  await sql(`insert into layer_releases (layer_id, revision, schema_version, "values", locks, author_name)
    select id, 2, schema_version, "values", locks, 'Test' from layers where id = 'own-layer'`)
  await sql(`delete from lead_suppliers where id = 'market'`)
  await sql(`update outbox set status = 'delivered', delivered_at = now()`)
  rmSync(path.join(files, picture))
}

describe('One dealer is restored', { shuffle: false }, () => {
  it('A restore without --apply changes nothing and lists what a restore changes', async () => {
    await change()
    const before = await rowsIn(test)
    const planned = await restore(false)
    expect(await rowsIn(test)).toEqual(before)
    const cars = planned.find((row) => row.table === 'cars')
    expect(cars).toMatchObject({ returned: 1, removed: 1, stayed: 1, leftOut: 0 })
    expect(await fileStorage(files).get(picture)).toBeNull()
  })

  it('Its stock, settings and pictures are as they were; other dealers, access and sent messages stay as they are', async () => {
    const before = await rowsIn(test, organisationId)
    notices = []
    await connect(test.ownerUrl, async (listener) => {
      listener.on('notification', ({ channel, payload = '' }) => notices.push({ channel, payload }))
      await listener.query('listen forecourt; listen forecourt_cars')
      await restore(true)
      await listener.query('select 1')
    })
    const withoutRevision = (rows: readonly string[] = []) => rows.map((row) => ({ ...JSON.parse(row), revision: 0 }))
    const after = await rowsIn(test, organisationId)
    const stayed = (row: { id?: string; car_id?: string }) => row.id === 'wanted' || row.car_id === 'wanted'
    for (const name of ['cars', 'car_images', 'car_states', 'drafts', 'locations', 'dealerships', 'sites', 'offers'])
      expect(
        withoutRevision(after[name]).filter((row) => !stayed(row)),
        name,
      ).toEqual(withoutRevision(then[name]))
    for (const name of ['memberships', 'outbox', 'erased_marks', 'shoppers']) expect(after[name], name).toEqual(before[name])
    expect(await rowsIn(test, world.south.organisationId)).toEqual(south)
    expect(await sql(`select name, require_two_factor from organisations where id = $1`, [organisationId])).toEqual([
      { name: 'north Motors', require_two_factor: true },
    ])
    expect((await fileStorage(files).get(picture))?.bytes.toString()).toBe('<svg>a car</svg>')
    expect(await sql(`select dealer_comments from cars where id = 'plain'`)).toEqual([{ dealer_comments: `See ${picture}` }])
  })

  it('The history has what the restore changed, and entries of the time before it stay (CFG-12)', async () => {
    const entries = await sql(
      `select before from row_history where organisation_id = $1 and table_name = 'cars' and key = $2 order by id desc limit 2`,
      [organisationId, world.north.carId],
    )
    // As two cars exchange their addresses, the changed cars are removed and inserted.
    expect(entries).toEqual([{ before: null }, { before: expect.objectContaining({ id: world.north.carId, drive_away_cents: 1 }) }])
    const deleted = await sql(`select before is null as inserted from row_history where table_name = 'cars' and key = $1 order by id`, [
      `${world.north.carId}-draft`,
    ])
    expect(deleted).toEqual([{ inserted: true }, { inserted: false }, { inserted: true }])
  })

  it('Newer enquiries stay, with their cars and the pictures of these', async () => {
    const leads = await table('leads')
    expect(leads.map(({ name }) => name).toSorted()).toEqual(['Erasable', 'Later', 'Ona'])
    expect((await table('cars')).map(({ id }) => id)).toEqual(expect.arrayContaining(['wanted']))
    expect((await table('cars')).map(({ id }) => id)).not.toContain('newer')
    expect((await table('car_images')).filter(({ car_id: carId, position }) => carId === 'wanted' && position === 99)).toHaveLength(1)
  })

  it('The site shows the version of that time, and the newer version stays in its history', async () => {
    expect((await liveSite(test.db, world.north.siteId)).version).toBe(1)
    expect((await table('versions')).map(({ number }) => number).toSorted()).toEqual([1, 2])
  })

  it('A layer of the dealer is as it was, as its next release', async () => {
    expect(await sql(`select revision, "values" from layers where id = 'own-layer'`)).toEqual([{ revision: 3, values: saying('Then') }])
    expect(await sql(`select revision, "values" from layer_releases where layer_id = 'own-layer' order by revision`)).toEqual([
      { revision: 1, values: saying('Then') },
      { revision: 2, values: saying('Now') },
      { revision: 3, values: saying('Then') },
    ])
  })

  it('A deleted key stays invalid', async () => {
    expect(await sql(`select name, key_hash from lead_suppliers where id = 'market'`)).toEqual([{ name: 'Market', key_hash: null }])
  })

  it('Form data based on newer rows is refused, because the revision of a changed row goes on', async () => {
    const [car] = await sql(`select revision from cars where id = $1`, [world.north.carId])
    expect(car?.revision).toBe(3)
  })

  it('The restore is in the audit log, and sites and search indexes are notified', async () => {
    const [entry] = await sql(`select actor_name, summary, detail from audit where action = 'organisation.restore'`)
    expect(entry).toMatchObject({ actor_name: 'Restore', summary: 'Restored the business to 2026-11-30 00:00 UTC', detail: { at } })
    expect(notices).toContainEqual({ channel: 'forecourt_cars', payload: organisationId })
    expect(notices.map(({ payload }) => payload)).toContainEqual(expect.stringContaining(world.north.siteId))
    expect(await sql(`select car_ids from car_changes where organisation_id = $1 order by seq desc limit 1`, [organisationId])).toEqual([
      { car_ids: expect.arrayContaining(['plain', 'newer', 'wanted', `${world.north.carId}-draft`]) },
    ])
  })

  it('A second restore to the same time changes nothing', async () => {
    const before = await rowsIn(test)
    const rows = await restore(true)
    expect(rows.filter(({ returned, changed, removed }) => returned + changed + removed > 0)).toEqual([])
    expect(await rowsIn(test)).toEqual(before)
  })

  it('A deleted enquiry returns with its conversation; a joined conversation does not return', async () => {
    await connect(test.ownerUrl, async (client) => {
      await client.query('begin')
      await client.query('set local session_replication_role = replica')
      const { owned } = await describeTables(client)
      const [lead] = (await client.query(`select id, conversation_id from leads where name = 'Ona'`)).rows
      for (const name of owned.filter((one) => one.startsWith('conversation_')))
        if (name !== 'conversation_files') await client.query(`delete from "${name}" where conversation_id = $1`, [lead.conversation_id])
      await client.query(`delete from conversations where id = $1`, [lead.conversation_id])
      await client.query(`delete from leads where id = $1`, [lead.id])
      const [other] = (await client.query(`select conversation_id as id from leads where name = 'Later'`)).rows
      const joined = (await client.query(`select conversation_id as id from leads where name = 'Erasable'`)).rows[0].id
      for (const name of ['conversation_entries', 'conversation_keys', 'leads'])
        await client.query(`update "${name}" set conversation_id = $1 where conversation_id = $2`, [other.id, joined])
      await client.query(`delete from conversations where id = $1`, [joined])
      await client.query('commit')
    })
    await restore(true)
    expect((await table('leads')).map(({ name }) => name).toSorted()).toEqual(['Erasable', 'Later', 'Ona'])
    expect((await table('conversations')).map(({ name }) => name).toSorted()).toEqual(['Later', 'Ona'])
  })

  it('A restore is refused without a change if a person was erased since the archive was made (ENT-16)', async () => {
    const [row] = await sql(`select conversation_id as id from leads where name = 'Ona'`)
    const erasures = await listErasures(test.db)
    const erasure = { conversationId: row?.id, actor: buildActor, now: new Date().toISOString() }
    expect(await erasePerson(test.db, organisationId, erasure)).toEqual({ ok: true })
    const before = await rowsIn(test)
    const attempt = connect(test.ownerUrl, (client) =>
      restoreOrganisation(client, { blobs: folderBlobs(files), directory: archive, at, erasures, apply: true }),
    )
    await expect(attempt).rejects.toThrow('A person was erased in the meantime')
    expect(await rowsIn(test)).toEqual(before)
  })

  it('A restore is refused without a change if the archive is of another release', async () => {
    await sql(`update _prisma_migrations set migration_name = '9' || migration_name`)
    const before = await rowsIn(test)
    await expect(restore(true)).rejects.toThrow('run npm run migrate first')
    expect(await rowsIn(test)).toEqual(before)
  })
})

describe('Tables of a restored organisation', () => {
  it('Each table of an organisation has a treatment, and the columns named with it exist', async () => {
    const { columns, owned } = await connect(test.ownerUrl, describeTables)
    expect(treatedTables.toSorted()).toEqual(['organisations', ...owned, ...dependants.map((one) => one.table)].toSorted())
    for (const [name, wanted] of Object.entries(presentColumns))
      expect(columns.get(name), name).toEqual(expect.arrayContaining([...wanted]))
    for (const [name, values] of Object.entries(restoredValues))
      expect(columns.get(name), name).toEqual(expect.arrayContaining(Object.keys(values)))
  })

  it('Each table whose rows belong to a row of an organisation is exported with it', async () => {
    const { foreignKeys, owned } = await connect(test.ownerUrl, describeTables)
    const children = foreignKeys.filter(({ child, parent }) => owned.includes(parent) && !owned.includes(child)).map(({ child }) => child)
    // Who has a layer open, and roll-outs of layers over all sites, are the platform's.
    const others = ['layer_presences', 'rollouts']
    expect([...new Set(children)].toSorted()).toEqual([...dependants.map((one) => one.table), ...others].toSorted())
  })
})
