import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, statfsSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '../embedded/startPostgres'

const repositoryFolder = fileURLToPath(new URL('../../../../.data/test', import.meta.url))
const memory = '/dev/shm'
const requiredBytes = 2 * 1024 ** 3

/**
 * Data folder in memory, if there is a tmpfs with enough space. A database has some nine hundred files, created and deleted per test file:
 * a file system that frees space lazily takes most of a second for that.
 */
const dataFolder = (): string => {
  if (!existsSync(memory)) return repositoryFolder
  const { bavail, bsize } = statfsSync(memory)
  const hash = createHash('sha256').update(`${userInfo().username} ${repositoryFolder}`).digest('hex').slice(0, 12)
  return bavail * bsize < requiredBytes ? repositoryFolder : path.join(memory, `forecourt-test-${hash}`)
}

const folder = dataFolder()
const directory = path.join(folder, 'postgres')
const runs = path.join(folder, 'runs')

/** No durability, and little WAL. */
const flags = [
  ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=400'],
  ...['max_wal_size=128MB', 'min_wal_size=32MB'],
]

/** Process id of the test run: vitest itself for one of its workers. */
const runId = () => (process.send ? process.ppid : process.pid)

let started: Promise<string> | undefined

const start = async () => {
  mkdirSync(runs, { recursive: true })
  writeFileSync(path.join(runs, String(runId())), '')
  const { url, pid } = await startPostgres({ directory, database: 'postgres', flags })
  const watcher = fileURLToPath(new URL('./stopWhenUnused.mjs', import.meta.url))
  spawn(process.execPath, [watcher, runs, String(pid), `${directory}.lock`], { detached: true, stdio: 'ignore' }).unref()
  return url
}

/** The Postgres server that all tests share, started on first use and stopped after the last run. Returns the owner's connection string. */
export const testServer = (): Promise<string> => {
  started ??= start()
  return started
}
