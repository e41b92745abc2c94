import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { endWithThisProcess } from './endWithThisProcess'
import { freePort } from './freePort'
import { postgresBinaries, reachableByAnyone, type UserIds, unprivilegedUser } from './postgresBinaries'
import { isRunning, withFileLock } from './withFileLock'
import { writeFileAtomicallySync } from './writeFileAtomicallySync'

export interface PostgresOptions {
  /** The data folder. */
  readonly directory: string
  /** Default: any free port. */
  readonly port?: number
  /** Created if it does not exist. */
  readonly database?: string
  /** Settings of the server, such as `fsync=off`. */
  readonly flags?: readonly string[]
  /** Stops the server when this process exits, even by SIGKILL. */
  readonly stopOnExit?: boolean
}

export interface RunningPostgres {
  /** Connection string of the owner role. */
  readonly url: string
  /** True if another live process started the server; `stop` then leaves it running. */
  readonly attached: boolean
  /** The server's process. */
  readonly pid: number
  /** The actual data folder: a different one if the server's user can't reach `directory`. */
  readonly data: string
  readonly stop: () => Promise<void>
}

const ownerName = 'postgres'
const startTimeoutMs = 30_000

/** The data folder; one elsewhere if the user that Postgres runs as cannot reach it. Creates it. */
export const dataFolder = (directory: string, user: UserIds | null): string => {
  const wanted = path.resolve(directory)
  mkdirSync(path.dirname(wanted), { recursive: true, mode: 0o755 })
  const folder =
    user && !reachableByAnyone(path.dirname(wanted))
      ? path.join('/var/tmp', `forecourt-data-${createHash('sha256').update(wanted).digest('hex').slice(0, 12)}`)
      : wanted
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (user) chownSync(folder, user.uid, user.gid)
  return folder
}

/** The owner's password is generated once per data folder and stored beside it, readable by this user only. */
const readOrCreatePassword = (directory: string): string => {
  const file = `${path.resolve(directory)}.password`
  if (!existsSync(file)) writeFileAtomicallySync(file, randomBytes(18).toString('hex'))
  return readFileSync(file, 'utf8').trim()
}

const databaseUrl = (password: string, port: number, database: string) =>
  `postgresql://${ownerName}:${password}@127.0.0.1:${port}/${database}`

const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const acceptsConnections = async (url: string): Promise<boolean> => {
  try {
    await withClient(url, (client) => client.query('select 1'))
    return true
  } catch (error) {
    if ((error as { code?: string }).code === '28P01')
      throw new Error(
        'The embedded database refuses its own password: its .password file and its data folder do not belong together. Delete both to start afresh.',
      )
    return false
  }
}

const createDatabaseIfMissing = (adminUrl: string, database: string) =>
  withClient(adminUrl, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [database])
    if (!found.rowCount) await client.query(`create database ${client.escapeIdentifier(database)}`)
  })

const runningServer = async (data: string, password: string): Promise<{ pid: number; port: number } | null> => {
  const pidFile = path.join(data, 'postmaster.pid')
  if (!existsSync(pidFile)) return null
  const lines = readFileSync(pidFile, 'utf8').split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  if (!pid || !port || !isRunning(pid)) return null
  return (await acceptsConnections(databaseUrl(password, port, 'postgres'))) ? { pid, port } : null
}

const environment = () => ({ ...process.env, LC_ALL: 'C.UTF-8' })

/** Removes folders of interrupted initialisations. If the folder isn't empty after removal, its process is still writing, so it stays. */
const removeUnfinished = (data: string) => {
  const folder = path.dirname(data)
  for (const name of readdirSync(folder).filter((one) => one.startsWith(`${path.basename(data)}.unfinished`)))
    try {
      rmSync(path.join(folder, name), { recursive: true, force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error
    }
}

const initialise = (initdb: string, data: string, password: string, user: UserIds | null) => {
  if (existsSync(path.join(data, 'PG_VERSION'))) return
  // Initialises in a temporary folder and renames it, so that an interruption leaves no half-made database.
  removeUnfinished(data)
  const unfinished = `${data}.unfinished-${randomUUID().slice(0, 8)}`
  mkdirSync(unfinished, { mode: 0o700 })
  if (user) chownSync(unfinished, user.uid, user.gid)
  const passwordFile = path.join(os.tmpdir(), `forecourt-${randomUUID()}`)
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (user) chownSync(passwordFile, user.uid, user.gid)
  try {
    execFileSync(
      initdb,
      [
        '-D',
        unfinished,
        '-U',
        ownerName,
        '-A',
        'scram-sha-256',
        '--pwfile',
        passwordFile,
        '-E',
        'UTF8',
        '--locale=C.UTF-8',
        '--no-sync',
        '--no-instructions',
      ],
      {
        ...user,
        env: environment(),
        cwd: '/',
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    )
    renameSync(unfinished, data)
  } catch (error) {
    const reason = String((error as { stderr?: Buffer }).stderr ?? error).trim()
    throw new Error(`The embedded database could not be prepared in ${data}: ${reason}`)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

/** Asks Postgres for a fast shutdown. Signals only the main process, which ends its children. */
const ending = { group: false, signal: 'INT' } as const

/** A server that was just killed may still hold its files, memory or port for a moment: retry. */
const transientStartErrors = /lock file .* already exists|shared memory block .* still in use|Address already in use/

const launchOnce = async (
  postgres: string,
  data: string,
  port: number,
  flags: readonly string[],
  user: UserIds | null,
  password: string,
  stopOnExit: boolean,
): Promise<ChildProcess> => {
  const settings = ['max_connections=200', ...flags].flatMap((flag) => ['-c', flag])
  // In its own process group, so that ctrl-C reaches this program first, which then stops the server.
  const server = spawn(postgres, ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', ...settings], {
    ...user,
    env: environment(),
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  // From the start, because this process may be killed while the server starts.
  if (stopOnExit && server.pid) server.once('exit', endWithThisProcess(server.pid, ending))
  let log = ''
  server.stderr?.on('data', (text) => {
    log = `${log}${text}`.slice(-4000)
  })
  const giveUpAt = Date.now() + startTimeoutMs
  while (!(await acceptsConnections(databaseUrl(password, port, 'postgres')))) {
    if (server.exitCode !== null || server.signalCode !== null || Date.now() > giveUpAt) {
      server.kill('SIGKILL')
      throw new Error(`The embedded database did not start in ${data}: ${log.trim() || 'it said nothing.'}`)
    }
    await wait(40)
  }
  server.unref()
  ;(server.stderr as { unref?: () => void } | null)?.unref?.()
  return server
}

const launch = async (...details: Parameters<typeof launchOnce>): Promise<ChildProcess> => {
  for (const giveUpAt = Date.now() + startTimeoutMs; ; await wait(250)) {
    try {
      return await launchOnce(...details)
    } catch (error) {
      if (Date.now() > giveUpAt || !transientStartErrors.test((error as Error).message)) throw error
    }
  }
}

const stopServer = async (pid: number) => {
  const signal = (name: NodeJS.Signals) => {
    try {
      process.kill(pid, name)
    } catch {
      // The server process has exited already.
    }
  }
  // SIGINT makes Postgres end sessions and shut down.
  signal('SIGINT')
  const giveUpAt = Date.now() + 10_000
  while (isRunning(pid) && Date.now() < giveUpAt) await wait(30)
  if (isRunning(pid)) signal('SIGQUIT')
}

/**
 * Starts Postgres from the npm programs, or attaches to a running server on the same data. Adopts a server whose starter has died, so
 * that `stop` stops it.
 */
export const startPostgres = async ({
  directory,
  port,
  database = 'forecourt',
  flags = [],
  stopOnExit = false,
}: PostgresOptions): Promise<RunningPostgres> => {
  const user = unprivilegedUser()
  const data = dataFolder(directory, user)
  const starterFile = `${path.resolve(directory)}.starter`
  return withFileLock(`${path.resolve(directory)}.lock`, async () => {
    const password = readOrCreatePassword(directory)
    const starter = existsSync(starterFile) ? Number(readFileSync(starterFile, 'utf8')) : 0
    const hasStarter = starter !== 0 && starter !== process.pid && isRunning(starter)
    let running = await runningServer(data, password)
    // The process that started this server is dead, so the server is about to stop: stops it now and starts another.
    if (running && stopOnExit && !hasStarter) {
      await stopServer(running.pid)
      running = null
    }
    if (running) {
      const { pid, port: runningPort } = running
      if (!hasStarter) writeFileSync(starterFile, String(process.pid))
      await createDatabaseIfMissing(databaseUrl(password, runningPort, 'postgres'), database)
      return {
        url: databaseUrl(password, runningPort, database),
        attached: hasStarter,
        pid,
        data,
        stop: hasStarter ? async () => {} : () => stopServer(pid),
      }
    }
    const program = await postgresBinaries({ forAnotherUser: user !== null })
    initialise(program('initdb'), data, password, user)
    const chosen = await freePort(port)
    const server = await launch(program('postgres'), data, chosen, flags, user, password, stopOnExit)
    const pid = server.pid ?? 0
    writeFileSync(starterFile, String(process.pid))
    await createDatabaseIfMissing(databaseUrl(password, chosen, 'postgres'), database)
    return { url: databaseUrl(password, chosen, database), attached: false, pid, data, stop: () => stopServer(pid) }
  })
}
