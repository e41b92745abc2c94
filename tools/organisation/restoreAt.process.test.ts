import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createDatabase, type Database } from '@forecourt/data/createDatabase'
import { startPostgres } from '@forecourt/data/embedded/startPostgres'
import { createLead } from '@forecourt/data/leads/createLead'
import { getLead } from '@forecourt/data/leads/getLead'
import { erasePerson } from '@forecourt/data/leads/person/erasePerson'
import { connect } from '@forecourt/data/migrate/connect'
import { migrate } from '@forecourt/data/migrate/migrate'
import { type RoleUrls, roleUrls } from '@forecourt/data/migrate/roleUrls'
import { buildLead } from '@forecourt/data/testing/buildLead'
import { buildWorld, type World } from '@forecourt/data/testing/buildWorld'
import { liveSite } from '@forecourt/data/testing/siteDraft'
import { fileStorage } from '@forecourt/services/storage/fileStorage'
import { folderBlobs } from '@forecourt/services/storage/folderBlobs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backupFolder } from '../backup/backupFolder'
import { parseKey } from '../backup/pack'
import { runBackup } from '../backup/runBackup'
import { restoreAt } from './restoreAt'
import { rowsIn } from './testing/rowsIn'

const home = mkdtempSync(path.join(os.tmpdir(), 'forecourt-restore-at-test-'))
const files = path.join(home, 'files')
const key = parseKey('ab'.repeat(32))
const folder = backupFolder(path.join(home, 'backup'), key)
const log = () => {}
const made = new Set([home])
const stops: (() => Promise<void>)[] = []
let urls: RoleUrls
let db: Database
let world: World
let picture: string
/** Before the mistakes. */
let moment: string

afterAll(async () => {
  for (const stop of stops.toReversed()) await stop()
  for (const each of made) rmSync(each, { recursive: true, force: true })
})

const write = async (name: string) => {
  const site = await liveSite(db, world.north.siteId)
  const lead = buildLead({ name, email: `${name.toLowerCase()}@person.example`, phone: '' })
  const { leadId } = await createLead(db, site, lead, { idempotencyKey: name, now: new Date().toISOString() })
  return (await getLead(db.platform, leadId))?.conversationId ?? ''
}

const backUp = () => runBackup({ folder, key, db, url: urls.owner, dataDirectory: home, filesDirectory: files, baseAfterHours: 24, log })

beforeAll(async () => {
  mkdirSync(files, { recursive: true })
  const server = await startPostgres({ directory: path.join(home, 'postgres'), flags: ['fsync=off'] })
  made.add(server.data)
  await migrate(server.url)
  urls = roleUrls(server.url)
  db = createDatabase({ ...urls, poolSize: 3 })
  stops.push(server.stop, db.close)
  world = await buildWorld(db)
  picture = (await fileStorage(files).put('cars', Buffer.from('<svg>a car</svg>'), 'image/svg+xml')).key
  const { organisationId, carId } = world.north
  await db.platform.transaction((tx) => tx.car.updateMany({ where: { organisationId, id: carId }, data: { dealerComments: picture } }))
  await backUp()
})

const restore = (slug: string, at: string, apply: boolean) =>
  restoreAt({ folder, key, slug, at, apply, program: null, urls, blobs: folderBlobs(files), log })

const names = async () => ((await rowsIn({ ownerUrl: urls.owner })).leads ?? []).map((row) => JSON.parse(row).name).toSorted()

describe('A dealer is restored from the backup while everything serves', { shuffle: false }, () => {
  it('Stock and pictures are those of the time; people erased since stay erased, also after the last backup (ENT-16)', async () => {
    const [first, second] = [await write('Quillonia'), await write('Zephyrine')]
    await write('Ona')
    const stock = (await rowsIn({ ownerUrl: urls.owner }, world.north.organisationId)).cars
    moment = await connect(urls.owner, async (client) => (await client.query('select clock_timestamp() as at')).rows[0].at.toISOString())
    const { organisationId, carId } = world.north
    await db.platform.transaction((tx) => tx.car.deleteMany({ where: { organisationId, id: carId } }))
    rmSync(path.join(files, picture))
    const erase = (conversationId: string) =>
      erasePerson(db, organisationId, { conversationId, actor: { userId: null, name: 'Test' }, now: new Date().toISOString() })
    expect(await erase(first)).toEqual({ ok: true })
    await backUp()
    expect(await erase(second)).toEqual({ ok: true })
    await write('Late')
    const south = await rowsIn({ ownerUrl: urls.owner }, world.south.organisationId)

    const before = await rowsIn({ ownerUrl: urls.owner })
    const planned = await restore('north', moment, false)
    expect(planned.find(({ table }) => table === 'cars')).toMatchObject({ returned: 1, removed: 0 })
    expect(await rowsIn({ ownerUrl: urls.owner })).toEqual(before)

    expect(await restore('north', moment, true)).toEqual(planned)
    expect((await rowsIn({ ownerUrl: urls.owner }, organisationId)).cars).toEqual(stock)
    expect(readFileSync(path.join(files, picture), 'utf8')).toBe('<svg>a car</svg>')
    expect(await names()).toEqual(['Late', 'Ona'])
    expect(JSON.stringify(await rowsIn({ ownerUrl: urls.owner }))).not.toMatch(/quillonia|zephyrine/i)
    expect(await rowsIn({ ownerUrl: urls.owner }, world.south.organisationId)).toEqual(south)
  })

  it('It is refused without a change for an unknown dealer, for a time before the backup, and for one after it', async () => {
    const before = await rowsIn({ ownerUrl: urls.owner })
    await expect(restore('none', moment, true)).rejects.toThrow('There is no organisation "none"')
    await expect(restore('north', '2020-01-01T00:00:00.000Z', true)).rejects.toThrow('The earliest time that can be restored is')
    await expect(restore('north', '2990-01-01T00:00:00.000Z', true)).rejects.toThrow('The backup does not reach to that time')
    expect(await rowsIn({ ownerUrl: urls.owner })).toEqual(before)
  })

  it('A damaged picture in the backup is refused without a change', async () => {
    const [pack] = await folder.list('files')
    const file = path.join(home, 'backup/files', `${pack}.pack`)
    const bytes = readFileSync(file)
    bytes[bytes.length - 20] = (bytes.at(-20) ?? 0) ^ 1
    writeFileSync(file, bytes)
    const before = await rowsIn({ ownerUrl: urls.owner })
    await expect(restore('north', moment, true)).rejects.toThrow('is damaged')
    expect(await rowsIn({ ownerUrl: urls.owner })).toEqual(before)
  })
})
