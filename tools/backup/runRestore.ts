import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, gunzipSync } from 'node:zlib'
import { createDatabase } from '@forecourt/data/createDatabase'
import { unprivilegedUser } from '@forecourt/data/embedded/postgresBinaries'
import { recoverPostgres } from '@forecourt/data/embedded/recoverPostgres'
import { dataFolder } from '@forecourt/data/embedded/startPostgres'
import { eraseAgain } from '@forecourt/data/erasures/eraseAgain'
import type { Erasure } from '@forecourt/data/leads/person/erasedIdentifiers'
import { migrate } from '@forecourt/data/migrate/migrate'
import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import { restoreFiles } from './backupFiles'
import { type BackupFolder, readJson, readWhole } from './backupFolder'
import { type Base, baseArchive, listBases } from './takeBase'

export interface RestoreOptions {
  readonly folder: BackupFolder
  readonly key: Buffer
  /** Where to restore: an empty or missing folder. */
  readonly dataDirectory: string
  /** The time to restore, ISO in UTC; null for as late as possible. */
  readonly at: string | null
  /** The server program of the backup's version of Postgres; null for the embedded one. */
  readonly program: string | null
  readonly log: (line: string) => void
}

export interface Restored {
  /** The restored data folder of Postgres. */
  readonly data: string
  readonly files: number
  /** People who were erased again. */
  readonly erased: number
}

/** The last copy that was complete before a time. */
const baseFor = (bases: readonly Base[], at: string | null): Base => {
  const [oldest] = bases
  if (!oldest) throw new Error('There is no backup in FORECOURT_BACKUP.')
  const base = bases.findLast(({ finishedAt }) => at === null || finishedAt <= at)
  if (!base) throw new Error(`The earliest time that can be restored is ${oldest.finishedAt}.`)
  return base
}

/** Codes of a pipe whose reader has closed it. */
const closedByReader = ['EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']

const unpackBase = async (folder: BackupFolder, base: Base, data: string) => {
  const tar = spawn('tar', ['-x', '-f', '-', '-C', data], { ...unprivilegedUser(), cwd: '/', stdio: ['pipe', 'ignore', 'pipe'] })
  let log = ''
  tar.stderr.on('data', (text) => {
    log += text
  })
  const ended = once(tar, 'close')
  const failure = await pipeline(folder.read(baseArchive(base.name)), createGunzip(), tar.stdin).then(
    () => null,
    (error: NodeJS.ErrnoException) => error,
  )
  const [code] = await ended
  // tar closes the pipe at the end of the archive, before the zeros behind it, or at a fault, which its exit code shows.
  if (failure && !closedByReader.includes(failure.code ?? '')) throw failure
  if (code !== 0) throw new Error(`The copy of the database could not be unpacked: ${log.trim()}`)
}

/** Decrypts the log from a copy to the end of the first copy after the time. The end of an incomplete file is filled with zeros. */
const unpackWal = async (folder: BackupFolder, bases: readonly Base[], base: Base, at: string | null, wal: string) => {
  const user = unprivilegedUser()
  await mkdir(wal, { recursive: true, mode: 0o700 })
  if (user) chownSync(wal, user.uid, user.gid)
  const next = at === null ? undefined : bases.find((one) => one.finishedAt > at && one.timeline === base.timeline)
  const names = await folder.list('wal')
  const prefix = base.firstSegment.slice(0, 8)
  for (const name of names) {
    const segment = name.slice(0, base.firstSegment.length)
    if (!segment.startsWith(prefix) || segment < base.firstSegment || (next && segment > next.lastSegment)) continue
    if (name !== segment && names.includes(segment)) continue
    const bytes = gunzipSync(await readWhole(folder, `wal/${name}`))
    const file = path.join(wal, segment)
    await writeFile(file, Buffer.concat([bytes, Buffer.alloc(base.segmentSize - bytes.length)]), { mode: 0o600 })
    if (user) chownSync(file, user.uid, user.gid)
  }
}

const readErasures = async (folder: BackupFolder): Promise<Erasure[]> => {
  const all: Erasure[] = []
  for (const name of await folder.list('erasures')) all.push(...(await readJson<Erasure[]>(folder, `erasures/${name}`)))
  return all
}

/** Erases people again who were erased after the restored time. */
const repeatErasures = async (ownerUrl: string, erasures: readonly Erasure[], restoredAt: string): Promise<number> => {
  // The passwords of the roles stay as they were backed up; here none is asked for.
  await migrate(ownerUrl, { roles: 'existing' })
  const db = createDatabase({ ...roleUrls(ownerUrl), poolSize: 2 })
  try {
    return await eraseAgain(db, erasures, { restoredAt, actor: { userId: null, name: 'Restore' } })
  } finally {
    await db.close()
  }
}

interface DatabaseRestore<T> extends Pick<RestoreOptions, 'folder' | 'at' | 'program' | 'log'> {
  /** An empty or missing folder, below which the data folder of Postgres is. */
  readonly directory: string
  /** Erasures that the backup doesn't know. */
  readonly erasures?: readonly Erasure[]
  /** Runs on the restored database, without the erased people, with the owner's address. */
  readonly work: (ownerUrl: string, erased: number) => Promise<T>
}

/** Restores the database, erases people again who were erased later, and runs work on it. If it fails, the data folder is removed. */
export const restoreDatabase = async <T>({ folder, directory, at, program, log, erasures = [], work }: DatabaseRestore<T>) => {
  const bases = await listBases(folder)
  const base = baseFor(bases, at)
  const data = dataFolder(directory, unprivilegedUser())
  if (existsSync(path.join(data, 'PG_VERSION'))) throw new Error(`${data} holds a database already. Remove it first.`)
  const wal = `${data}.wal`
  try {
    await unpackBase(folder, base, data)
    await unpackWal(folder, bases, base, at, wal)
    log(`The copy of ${base.finishedAt} is unpacked.`)
    const known = [...(await readErasures(folder)), ...erasures]
    const { database, owner } = base
    const result = await recoverPostgres({ data, wal, at, database, owner, program }, async (url) =>
      work(url, await repeatErasures(url, known, at ?? base.finishedAt)),
    )
    return { data, base, result }
  } catch (error) {
    await rm(data, { recursive: true, force: true })
    throw error
  } finally {
    await rm(wal, { recursive: true, force: true })
  }
}

const assertEmpty = async (directory: string) => {
  const found = await readdir(directory).catch(() => [])
  if (found.length > 0)
    throw new Error(`${directory} is not empty. Restore into a folder of its own: FORECOURT_DATA=/new/folder npm run restore`)
}

/** Restores database, files and secrets into an empty data folder. If it fails, the folder is empty again. */
export const runRestore = async ({ key, dataDirectory, ...options }: RestoreOptions): Promise<Restored> => {
  await assertEmpty(dataDirectory)
  await mkdir(dataDirectory, { recursive: true })
  const { folder, at } = options
  const restored = await restoreDatabase({
    ...options,
    directory: path.join(dataDirectory, 'postgres'),
    work: async (_url, erased) => erased,
  })
  const { data, base } = restored
  try {
    const files = await restoreFiles(folder, key, path.join(dataDirectory, 'files'), at)
    for (const [name, text] of Object.entries(base.secrets)) await writeFile(path.join(dataDirectory, name), text, { mode: 0o600 })
    return { data, files, erased: restored.result }
  } catch (error) {
    await rm(data, { recursive: true, force: true })
    for (const name of await readdir(dataDirectory)) await rm(path.join(dataDirectory, name), { recursive: true, force: true })
    throw error
  }
}
