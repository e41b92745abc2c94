import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { checkSeals, sealDays } from '@forecourt/data/evidence/sealDays'
import { createLead } from '@forecourt/data/leads/createLead'
import { connect } from '@forecourt/data/migrate/connect'
import { buildLead } from '@forecourt/data/testing/buildLead'
import { buildWorld, type World } from '@forecourt/data/testing/buildWorld'
import { liveSite } from '@forecourt/data/testing/siteDraft'
import { type TestDatabase, testDatabase } from '@forecourt/data/testing/testDatabase'
import { fileStorage } from '@forecourt/services/storage/fileStorage'
import { folderBlobs } from '@forecourt/services/storage/folderBlobs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeTables } from './describeTables'
import { exportOrganisation } from './exportOrganisation'
import { importOrganisation } from './importOrganisation'
import { rowsIn } from './testing/rowsIn'

const home = mkdtempSync(path.join(os.tmpdir(), 'forecourt-organisation-'))
const archive = path.join(home, 'archive')
const [here, there] = [path.join(home, 'here'), path.join(home, 'there')]
let source: TestDatabase
let target: TestDatabase
let world: World
let pictures: readonly string[]

beforeAll(async () => {
  source = await testDatabase()
  target = await testDatabase()
  world = await buildWorld(source.db)
  const store = fileStorage(here)
  pictures = []
  for (const side of [world.north, world.south]) {
    const { key } = await store.put('cars', Buffer.from(`<svg>${side.carId}</svg>`), 'image/svg+xml')
    pictures = [...pictures, key]
    const { organisationId, carId } = side
    await source.db.platform.transaction((tx) =>
      tx.car.updateMany({ where: { organisationId, id: carId }, data: { dealerComments: `See ${key}` } }),
    )
    await connect(source.ownerUrl, (client) =>
      client.query(
        `with model as (insert into models (organisation_id, manufacturer_slug, slug, name, make_name)
          values ($1, 'own-make', 'own-model', 'Own', 'Own make') returning id)
        insert into accessories (model_id, name, category) select id, $1 || ' mats', 'Interior' from model`,
        [organisationId],
      ),
    )
    const site = await liveSite(source.db, side.siteId)
    await createLead(source.db, site, buildLead({}), { idempotencyKey: 'lead', now: '2026-06-01T00:00:00.000Z' })
  }
  const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString()
  await sealDays(source.db, { now: inThreeDays, sign: () => 'signed', publicKey: 'key' })
})
afterAll(async () => {
  await source.close()
  await target.close()
  rmSync(home, { recursive: true })
})

const importInto = (test: TestDatabase, files: string) =>
  connect(test.ownerUrl, (client) => importOrganisation(client, folderBlobs(files), archive))

const organisationRows = async (test: TestDatabase, organisationId: string) => {
  const { history_starts: starts, ...rows } = await rowsIn(test, organisationId)
  return { starts: starts?.length ?? 0, rows }
}

/** Rows without the history of the platform, which a removal adds to, and beginnings. */
const ownRows = async (test: TestDatabase) => {
  const { history_starts: _starts, row_history: entries = [], ...rows } = await rowsIn(test)
  return { ...rows, entries: entries.filter((entry) => !entry.includes('"organisation_id": ""')) }
}

const checkedSeals = (test: TestDatabase) => checkSeals(test.db, world.north.organisationId, (_text, signature) => signature === 'signed')

describe('The archive of a dealer', { shuffle: false }, () => {
  it('A dealer is exported and imported into an empty platform, with every row and picture, and none of another dealer', async () => {
    const before = await rowsIn(source)
    const slug = 'north'
    const head = await connect(source.ownerUrl, (client) => exportOrganisation(client, folderBlobs(here), slug, archive))
    expect(await rowsIn(source)).toEqual(before)
    expect(head.files).toBe(1)
    await importInto(target, there)
    const own = await rowsIn(source, world.north.organisationId)
    expect(Object.keys(own).length).toBeGreaterThan(15)
    expect(await organisationRows(target, world.north.organisationId)).toEqual({ starts: 1, rows: own })
    // The history is that of before: the import itself isn't in it.
    expect(own.row_history?.length).toBeGreaterThan(0)
    expect(await checkedSeals(target)).toEqual(await checkedSeals(source))
    expect((await checkedSeals(target)).broken).toEqual([])
    expect(await rowsIn(target, world.south.organisationId)).toEqual({})
    expect(JSON.stringify(await rowsIn(target))).not.toContain('south')
    expect((await rowsIn(target)).accessories).toEqual([expect.stringContaining('north-organisation mats')])
    const [picture = '', other = ''] = pictures
    expect((await fileStorage(there).get(picture))?.bytes.toString()).toBe(`<svg>${world.north.carId}</svg>`)
    expect(await fileStorage(there).get(other)).toBeNull()
    // The imported dealer works: an enquiry gets ids that are free.
    const site = await liveSite(target.db, world.north.siteId)
    await createLead(target.db, site, buildLead({}), { idempotencyKey: 'next', now: '2026-06-02T00:00:00.000Z' })
  })

  it('A dealer is imported again beside another one, whose rows stay as they are', async () => {
    const before = await ownRows(source)
    await connect(source.ownerUrl, async (client) => {
      const { owned } = await describeTables(client)
      await client.query('begin')
      await client.query('set local session_replication_role = replica')
      await client.query(`delete from accessories where model_id in (select id from models where organisation_id = $1)`, [
        world.north.organisationId,
      ])
      for (const table of owned) await client.query(`delete from "${table}" where organisation_id = $1`, [world.north.organisationId])
      await client.query('delete from organisations where id = $1', [world.north.organisationId])
      await client.query('commit')
    })
    expect(await rowsIn(source, world.north.organisationId)).toEqual({})
    await importInto(source, here)
    expect(await ownRows(source)).toEqual(before)
  })

  it('Passwords and second factors of users are not in the archive', async () => {
    const users = await connect(
      target.ownerUrl,
      async (client) => (await client.query('select password_hash, totp_secret from users')).rows,
    )
    expect(users).toEqual([{ password_hash: null, totp_secret: null }])
  })

  it('An import is refused without a change if the dealer is there, or the archive is of another release or incomplete', async () => {
    const before = await rowsIn(source)
    await expect(importInto(source, here)).rejects.toThrow('The organisation "north" is here already')
    expect(await rowsIn(source)).toEqual(before)
    const empty = await testDatabase()
    try {
      const unchanged = await rowsIn(empty)
      writeFileSync(path.join(archive, 'rows/cars.jsonl'), '')
      await expect(importInto(empty, there)).rejects.toThrow('The archive is incomplete')
      await connect(empty.ownerUrl, (client) => client.query(`update _prisma_migrations set migration_name = '9' || migration_name`))
      await expect(importInto(empty, there)).rejects.toThrow('another release')
      expect(await rowsIn(empty)).toEqual(unchanged)
    } finally {
      await empty.close()
    }
  })
})
