import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Database } from '@forecourt/data/createDatabase'
import { listErasures } from '@forecourt/data/leads/person/erasedIdentifiers'
import { connect } from '@forecourt/data/migrate/connect'
import { backupFiles } from './backupFiles'
import { type BackupFolder, writeJson } from './backupFolder'
import { hiddenName } from './pack'
import { parsePosition, receiveWal, segmentName } from './receiveWal'
import { type Replication, withReplication } from './replication'
import { type Base, listBases, takeBase } from './takeBase'

/** The replication slot that makes Postgres keep its log until it is backed up. */
const slot = 'forecourt_backup'
const oldestVersion = 15

export interface BackupOptions {
  readonly folder: BackupFolder
  readonly key: Buffer
  readonly db: Database
  /** The owner's address, without a pooler. */
  readonly url: string
  readonly dataDirectory: string
  /** Folder of pictures and documents. */
  readonly filesDirectory: string
  /** Age in hours from which the copy of the database is taken again; 0 for always. */
  readonly baseAfterHours: number
  readonly log: (line: string) => void
}

/** Runs one query with the owner's address. */
const queryRow = async <Row>(url: string, query: string): Promise<Row> => {
  const row = await connect(url, async (client) => (await client.query(query)).rows[0])
  return row as Row
}

/** The server's time. ISO in UTC. */
const serverTime = async (url: string) => (await queryRow<{ at: Date }>(url, 'select clock_timestamp() as at')).at.toISOString()

/** Whether a new slot was made: the log before it may be lost. */
const prepareSlot = async (url: string, replication: Replication): Promise<boolean> => {
  const found = await queryRow<{ status: string } | undefined>(
    url,
    `select wal_status as status from pg_replication_slots where slot_name = '${slot}'`,
  )
  if (found && found.status !== 'lost') return false
  if (found) await replication.rows(`DROP_REPLICATION_SLOT ${slot}`)
  await replication.rows(`CREATE_REPLICATION_SLOT ${slot} PHYSICAL (RESERVE_WAL)`)
  return true
}

/** Removes the slot, so that Postgres need not keep its log. */
export const endBackups = async (url: string): Promise<void> => {
  await queryRow(url, `select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = '${slot}'`)
}

interface Server {
  readonly system: string
  readonly timeline: number
  readonly version: number
  readonly segmentSize: bigint
}

const serverOf = async (url: string, replication: Replication): Promise<Server> => {
  const [system] = await replication.rows('IDENTIFY_SYSTEM')
  const settings = await queryRow<{ version: number; segment: string }>(
    url,
    `select current_setting('server_version_num')::int / 10000 as version, setting as segment from pg_settings where name = 'wal_segment_size'`,
  )
  if (settings.version < oldestVersion) throw new Error(`Backups need Postgres ${oldestVersion} or later.`)
  return {
    system: system?.systemid ?? '',
    timeline: Number(system?.timeline),
    version: settings.version,
    segmentSize: BigInt(settings.segment),
  }
}

const secretsIn = async (dataDirectory: string): Promise<Base['secrets']> => {
  const secrets: Record<string, string> = {}
  for (const name of ['secrets.json', 'postgres.password']) {
    const text = await readFile(path.join(dataDirectory, name), 'utf8').catch(() => null)
    if (text !== null) secrets[name] = text
  }
  return secrets
}

const restartOf = async (url: string) =>
  parsePosition((await queryRow<{ at: string }>(url, `select restart_lsn as at from pg_replication_slots where slot_name = '${slot}'`)).at)

/**
 * The end of the log after a transaction of our own, so that a restore can stop at any time before. The transaction writes a message,
 * because Postgres doesn't wait until the end of a transaction that wrote nothing is on disk.
 */
const endOfLog = (url: string): Promise<bigint> =>
  connect(url, async (client) => {
    await client.query('set synchronous_commit = on')
    await client.query(`select pg_logical_emit_message(true, '${slot}', '')`)
    return parsePosition((await client.query<{ at: string }>('select pg_current_wal_flush_lsn() as at')).rows[0]?.at ?? '')
  })

const copyDatabase = async ({ folder, url, dataDirectory }: BackupOptions, replication: Replication, server: Server) => {
  const name = await serverTime(url)
  const { system, timeline, version, segmentSize } = server
  const firstSegment = segmentName(timeline, await restartOf(url), segmentSize)
  const { pathname, username } = new URL(url)
  await takeBase(replication, folder, name, async () => {
    const finishedAt = await serverTime(url)
    const lastSegment = segmentName(timeline, await endOfLog(url), segmentSize)
    return {
      ...{ name, finishedAt, system, timeline, firstSegment, lastSegment, segmentSize: Number(segmentSize), version },
      ...{ database: pathname.slice(1), owner: decodeURIComponent(username), secrets: await secretsIn(dataDirectory) },
    }
  })
}

const storeWal = async ({ folder, url }: BackupOptions, replication: Replication, { timeline, segmentSize }: Server) => {
  const until = await endOfLog(url)
  const restart = await restartOf(url)
  const range = { slot, timeline, segmentSize, from: restart - (restart % segmentSize), until }
  await receiveWal(replication, range, (name, bytes) => folder.write(`wal/${name}`, [gzipSync(bytes, { level: 1 })]))
}

/** Stores the erasures by themselves, so that a restore to a time before them can repeat them (ENT-16). */
const storeErasures = async ({ folder, key, db }: BackupOptions) => {
  const erasures = await listErasures(db)
  const name = `erasures/${hiddenName(key, JSON.stringify(erasures))}`
  if (erasures.length > 0 && !(await folder.has(name))) await writeJson(folder, name, erasures)
}

/** Backs up database, log, files and erasures. Files come last, so that each restored row finds its pictures. */
export const runBackup = async (options: BackupOptions): Promise<void> => {
  const { folder, key, url, filesDirectory, baseAfterHours, log } = options
  await withReplication(url, async (replication) => {
    const server = await serverOf(url, replication)
    const base = (await listBases(folder)).at(-1)
    if (base?.system && base.system !== server.system)
      throw new Error('FORECOURT_BACKUP has backups of another database cluster. Choose an empty folder.')
    const isNewSlot = await prepareSlot(url, replication)
    const isOld = !base || Date.parse(await serverTime(url)) - Date.parse(base.name) >= baseAfterHours * 3_600_000
    if (isNewSlot || isOld || base.timeline !== server.timeline) {
      await copyDatabase(options, replication, server)
      log('The database was copied.')
    }
    await storeWal(options, replication, server)
  })
  const added = await backupFiles(folder, key, filesDirectory, () => serverTime(url))
  await storeErasures(options)
  if (added > 0) log(`${added} new ${added === 1 ? 'file was' : 'files were'} stored.`)
}
