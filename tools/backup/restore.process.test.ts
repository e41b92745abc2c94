import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createDatabase, type Database } from '@forecourt/data/createDatabase'
import { startPostgres } from '@forecourt/data/embedded/startPostgres'
import { createLead } from '@forecourt/data/leads/createLead'
import { getLead } from '@forecourt/data/leads/getLead'
import { erasePerson } from '@forecourt/data/leads/person/erasePerson'
import { connect } from '@forecourt/data/migrate/connect'
import { migrate } from '@forecourt/data/migrate/migrate'
import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import { eraseShopper } from '@forecourt/data/shoppers/eraseShopper'
import { buildLead } from '@forecourt/data/testing/buildLead'
import { buildWorld, type World } from '@forecourt/data/testing/buildWorld'
import { liveSite } from '@forecourt/data/testing/siteDraft'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backupFolder } from './backupFolder'
import { parseKey } from './pack'
import { prune } from './prune'
import { endBackups, runBackup } from './runBackup'
import { runDrill } from './runDrill'
import { runRestore } from './runRestore'

const home = mkdtempSync(path.join(os.tmpdir(), 'forecourt-backup-'))
const source = path.join(home, 'source')
const target = path.join(home, 'target')
const key = parseKey('ab'.repeat(32))
const folder = backupFolder(target, key)
const log = () => {}
const made = new Set([home])
const stops: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop()
  for (const each of made) rmSync(each, { recursive: true, force: true })
})

const openInstallation = async (directory: string) => {
  const server = await startPostgres({ directory: path.join(directory, 'postgres'), flags: ['fsync=off'] })
  made.add(server.data)
  await migrate(server.url)
  const db = createDatabase({ ...roleUrls(server.url), poolSize: 3 })
  stops.push(server.stop, db.close)
  return { url: server.url, db }
}

const serverTime = (url: string) =>
  connect(url, async (client) => (await client.query<{ at: Date }>('select clock_timestamp() as at')).rows[0]?.at.toISOString() ?? '')

const addPicture = (name: string, bytes: Buffer) => {
  const file = path.join(source, 'files/cars', name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}

let world: World
let db: Database
let url: string
/** After the erasable and the remaining person wrote; before the changes that must be lost. */
let moment: string
const picture = randomBytes(3_000_000)
const backUp = (baseAfterHours: number) =>
  runBackup({ folder, key, db, url, dataDirectory: source, filesDirectory: path.join(source, 'files'), baseAfterHours, log })

const write = async (name: string, email: string) => {
  const site = await liveSite(db, world.north.siteId)
  const now = new Date().toISOString()
  const { leadId } = await createLead(db, site, buildLead({ name, email, phone: '' }), { idempotencyKey: name, now })
  return (await getLead(db.platform, leadId))?.conversationId ?? ''
}

const namesIn = (of: Database) =>
  of.platform.transaction(async (tx) => (await tx.lead.findMany({ orderBy: { name: 'asc' } })).map(({ name }) => name))
const stockIn = (of: Database) =>
  of.platform.transaction(async (tx) => (await tx.car.findMany({ orderBy: { id: 'asc' } })).map(({ id, updatedAt }) => ({ id, updatedAt })))

beforeAll(async () => {
  mkdirSync(source, { recursive: true })
  writeFileSync(path.join(source, 'secrets.json'), '{"auth":"a secret of 16 signs","internal":"another one of 16"}')
  const opened = await openInstallation(source)
  db = opened.db
  url = opened.url
  world = await buildWorld(db)
  addPicture('first.jpg', picture)
  await backUp(0)
})

const restoreAt = async (name: string, at: string | null, from = folder) => {
  const dataDirectory = path.join(home, name)
  const restored = await runRestore({ folder: from, key, dataDirectory, at, program: null, log })
  made.add(restored.data)
  return { ...restored, dataDirectory }
}

describe('a backup of the installation', { shuffle: false }, () => {
  it('a backup of the installation is restored to a moment: rows, pictures and secrets as they were; people and accounts erased later are erased again (ENT-16)', async () => {
    const stock = await stockIn(db)
    const erasable = await write('Quillonia', 'quilla@person.example')
    await write('Ona', 'ona@person.example')
    const { organisationId, siteId } = world.north
    const account = await db.platform.transaction((tx) =>
      tx.shopper.create({ data: { organisationId, siteId, email: 'ona@person.example' } }),
    )
    addPicture('second.jpg', Buffer.from('second'))
    moment = await serverTime(url)
    await write('Late', 'late@person.example')
    await db.platform.transaction((tx) => tx.car.deleteMany({ where: { id: world.north.carId } }))
    const actor = { userId: null, name: 'Test' }
    const erasure = { conversationId: erasable, actor, now: new Date().toISOString() }
    expect(await erasePerson(db, organisationId, erasure)).toEqual({ ok: true })
    expect(await eraseShopper(db, organisationId, { shopperId: account.id, now: new Date().toISOString() })).toBe(true)
    // More log than one file of 16 MB holds.
    await connect(url, (client) => client.query(`create table filler as select repeat(md5(n::text), 30) from generate_series(1, 40000) n`))
    await backUp(24)
    expect(readdirSync(path.join(target, 'bases')).filter((name) => name.endsWith('.json.pack'))).toHaveLength(1)
    expect(readdirSync(path.join(target, 'wal')).length).toBeGreaterThan(2)

    const { dataDirectory, erased, files } = await restoreAt('restored', moment)
    expect({ erased, files }).toEqual({ erased: 2, files: 2 })
    expect(readFileSync(path.join(dataDirectory, 'files/cars/first.jpg')).equals(picture)).toBe(true)
    expect(readFileSync(path.join(dataDirectory, 'secrets.json'), 'utf8')).toContain('a secret')
    const restored = await openInstallation(dataDirectory)
    expect(await namesIn(restored.db)).toEqual(['Ona'])
    expect(await stockIn(restored.db)).toEqual(stock)
    const everything = await connect(restored.url, (client) =>
      client.query(`select count(*)::int as n from conversations where name = 'Quillonia'`),
    )
    expect(everything.rows).toEqual([{ n: 0 }])
    // One hash of the person; of the account its id and its address.
    expect(await restored.db.platform.transaction((tx) => tx.erasedMark.count())).toBe(3)
    // The enquiry of the account's owner stays.
    expect(await restored.db.platform.transaction((tx) => tx.shopper.count())).toBe(0)
  })

  it('the backup of another database cluster isn’t mixed into the folder', async () => {
    const other = await openInstallation(path.join(home, 'other'))
    const options = { folder, key, dataDirectory: path.join(home, 'other'), filesDirectory: path.join(home, 'other/files'), log }
    await expect(runBackup({ ...options, db: other.db, url: other.url, baseAfterHours: 0 })).rejects.toThrow(
      'FORECOURT_BACKUP has backups of another database cluster. Choose an empty folder.',
    )
    expect(readdirSync(path.join(target, 'bases')).filter((name) => name.endsWith('.json.pack'))).toHaveLength(1)
  })

  it('a backup of the installation is restored to its end without a time', async () => {
    const { dataDirectory, erased } = await restoreAt('latest', null)
    expect(erased).toBe(0)
    const restored = await openInstallation(dataDirectory)
    expect(await namesIn(restored.db)).toEqual(await namesIn(db))
    expect(await stockIn(restored.db)).toEqual(await stockIn(db))
  })

  it('a backup of the installation hides names of people and contents of pictures', () => {
    const packs = readdirSync(target, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    expect(packs.length).toBeGreaterThan(6)
    for (const { parentPath, name } of packs) {
      const bytes = readFileSync(path.join(parentPath, name))
      for (const trace of ['Quillonia', 'ona@person', 'second']) expect(bytes.includes(trace), name).toBe(false)
    }
  })

  it('a backup of the installation refuses times before and after it, another key, a damaged or missing pack, and a folder with data', async () => {
    await expect(restoreAt('early', '2020-01-01T00:00:00.000Z')).rejects.toThrow('The earliest time that can be restored is')
    await expect(restoreAt('future', '2990-01-01T00:00:00.000Z')).rejects.toThrow('The backup does not reach to that time')
    await expect(restoreAt('keyless', moment, backupFolder(target, parseKey('cd'.repeat(32))))).rejects.toThrow('made with another key')
    await expect(restoreAt('restored', moment)).rejects.toThrow('is not empty')
    const copy = path.join(home, 'copy')
    for (const [part, message] of [
      ['files', 'files/'],
      ['bases', 'bases/'],
      ['wal', 'wal/'],
    ] as const) {
      rmSync(copy, { recursive: true, force: true })
      cpSync(target, copy, { recursive: true })
      const damaged = path.join(copy, part, readdirSync(path.join(copy, part)).find((name) => !name.includes('.json')) ?? '')
      const bytes = readFileSync(damaged)
      bytes[bytes.length - 20] = (bytes.at(-20) ?? 0) ^ 1
      writeFileSync(damaged, bytes)
      const attempt = restoreAt('damaged', moment, backupFolder(copy, key))
      await expect(attempt).rejects.toThrow(message)
      await expect(attempt).rejects.toThrow('is damaged')
      expect(readdirSync(path.join(home, 'damaged'))).toEqual([])
    }
  })

  it('a drill finds the pages of the restored database as they were, while more is written, and names those that differ', async () => {
    const drill = (backUpThen: () => Promise<void>) =>
      runDrill({ folder, key, program: null, urls: { ...roleUrls(url), owner: url }, log, backUp: backUpThen })
    const rename = (name: string) =>
      db.platform.transaction((tx) => tx.location.updateMany({ where: { id: world.north.locationId }, data: { name } }))
    const drillFolders = () => readdirSync(os.tmpdir()).filter((name) => name.startsWith('forecourt-drill-'))
    const before = drillFolders()
    const good = await drill(async () => {
      await rename('A later name')
      await backUp(24)
    })
    expect(good.different).toEqual([])
    expect(good.same).toBeGreaterThan(10)
    expect(good.seconds).toBeGreaterThan(0)
    expect(drillFolders()).toEqual(before)
    // A backup without the rows: here, one of an empty installation.
    const empty = await openInstallation(path.join(home, 'empty'))
    const emptyFolder = backupFolder(path.join(home, 'empty-backup'), key)
    const files = { dataDirectory: path.join(home, 'empty'), filesDirectory: path.join(home, 'empty/files') }
    // The server writes late what no transaction waits for.
    await connect(empty.url, async (client) => {
      await client.query(`alter system set wal_writer_delay = '10s'`)
      await client.query('select pg_reload_conf()')
    })
    const backUpEmpty = () => runBackup({ folder: emptyFolder, key, ...empty, ...files, baseAfterHours: 24, log })
    await backUpEmpty()
    const urls = { ...roleUrls(url), owner: url }
    const lost = await runDrill({ folder: emptyFolder, key, program: null, urls, log, backUp: backUpEmpty })
    expect(lost.same).toBe(0)
    expect(lost.different.length).toBeGreaterThan(10)
  })

  it('a backup of the installation continues after its slot was removed, with a new copy of the database', async () => {
    await endBackups(url)
    await backUp(24)
    expect(readdirSync(path.join(target, 'bases')).filter((name) => name.endsWith('.json.pack'))).toHaveLength(2)
    await write('Last', 'last@person.example')
    await backUp(24)
    const restored = await openInstallation((await restoreAt('again', null)).dataDirectory)
    expect(await namesIn(restored.db)).toContain('Last')
  })

  it('a backup of the installation drops what is older than its days, and still restores', async () => {
    const filesBefore = readdirSync(path.join(target, 'files')).length
    rmSync(path.join(source, 'files/cars/second.jpg'))
    await backUp(0)
    await backUp(0)
    await prune(folder, key, new Date().toISOString())
    expect(readdirSync(path.join(target, 'bases')).filter((name) => name.endsWith('.json.pack'))).toHaveLength(1)
    expect(readdirSync(path.join(target, 'files'))).toHaveLength(filesBefore - 1)
    const { files, dataDirectory } = await restoreAt('pruned', null)
    expect(files).toBe(1)
    expect(await namesIn((await openInstallation(dataDirectory)).db)).toContain('Last')
    await expect(restoreAt('gone', moment)).rejects.toThrow('The earliest time that can be restored is')
  })
})
