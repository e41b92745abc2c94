import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { endWithThisProcess } from './endWithThisProcess'
import { postgresBinaries, unprivilegedUser } from './postgresBinaries'

export interface Recovery {
  /** A data folder from a base backup, owned by the user that Postgres runs as. */
  readonly data: string
  /** Folder of log files, readable by that user. */
  readonly wal: string
  /** The time to restore, ISO; null for the end of the log. */
  readonly at: string | null
  readonly database: string
  readonly owner: string
  /** The program `postgres`; null for the embedded one. */
  readonly program: string | null
}

/** Settings of a server that replays a log and can be reached only through a socket in a private folder. */
const serverSettings = ({ wal, at }: Recovery, socket: string, hba: string) => [
  ...[`restore_command=cp "${wal}/%f" "%p"`, 'recovery_target_action=promote', 'recovery_target_timeline=current'],
  // Postgres knows no “Z” while it reads its settings.
  ...(at === null ? [] : [`recovery_target_time=${at.replace('Z', '+00')}`]),
  // Connections are accepted once the time is reached.
  ...['hot_standby=off', 'archive_mode=off', 'ssl=off', 'logging_collector=off', 'log_destination=stderr', 'shared_preload_libraries='],
  ...['listen_addresses=', `unix_socket_directories=${socket}`, `hba_file=${hba}`, `ident_file=${hba}.ident`],
]

const describeProblem = (log: string): string => {
  if (/recovery ended before configured recovery target was reached/.test(log))
    return 'The backup does not reach to that time. Leave out --at to restore as much as there is.'
  if (/incompatible with server|database files are incompatible/.test(log))
    return 'The backup is of another version of Postgres: name its server program with --postgres.'
  const fatal = log.split('\n').findLast((line) => /FATAL|PANIC|ERROR/.test(line))
  return `Postgres could not restore the backup: ${(fatal ?? log).trim() || 'it said nothing.'}`
}

const isReady = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ waits: boolean }>('select pg_is_in_recovery() as waits')
    return rows[0]?.waits === false
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** Replays the log up to a time, runs work on the restored database with the owner's address, and stops the server. */
export const recoverPostgres = async <T>(recovery: Recovery, work: (ownerUrl: string) => Promise<T>): Promise<T> => {
  const { data, database, owner, program } = recovery
  const user = unprivilegedUser()
  const chownToServerUser = (file: string) => user && chownSync(file, user.uid, user.gid)
  const socket = mkdtempSync(path.join(os.tmpdir(), 'forecourt-restore-'))
  const hba = path.join(socket, 'hba')
  writeFileSync(hba, 'local all all trust\n')
  writeFileSync(`${hba}.ident`, '')
  writeFileSync(path.join(data, 'recovery.signal'), '')
  // Debian keeps the settings elsewhere.
  const config = path.join(data, 'postgresql.conf')
  if (!existsSync(config)) writeFileSync(config, '')
  for (const file of [socket, hba, `${hba}.ident`, path.join(data, 'recovery.signal'), config]) chownToServerUser(file)
  const binary = program ?? (await postgresBinaries({ forAnotherUser: user !== null }))('postgres')
  const settings = serverSettings(recovery, socket, hba).flatMap((setting) => ['-c', setting])
  const server = spawn(binary, ['-D', data, ...settings], {
    ...user,
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  const exited = once(server, 'exit')
  if (server.pid) server.once('exit', endWithThisProcess(server.pid, { group: false, signal: 'INT' }))
  let log = ''
  server.stderr.on('data', (text) => {
    log = `${log}${text}`.slice(-20_000)
  })
  const url = `postgresql://${encodeURIComponent(owner)}:none@localhost/${encodeURIComponent(database)}?host=${encodeURIComponent(socket)}`
  try {
    while (!(await isReady(url))) {
      if (server.exitCode !== null || server.signalCode !== null) throw new Error(describeProblem(log))
      await wait(100)
    }
    return await work(url)
  } finally {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGINT')
      await exited
    }
    rmSync(socket, { recursive: true, force: true })
  }
}
