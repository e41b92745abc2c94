import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, statfsSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '../embedded/startPostgres'

const besideUs = fileURLToPath(new URL('../../../../.data/test', import.meta.url))
const memory = '/dev/shm'
const roomNeeded = 2 * 1024 ** 3

/**
 * In memory, where the system has a folder of it with room enough. A database is some nine hundred files, made for each test file and
 * removed again: for that, a file system that doesn't give away at once what was just removed takes most of a second.
 */
const placeOfData = (): string => {
  if (!existsSync(memory)) return besideUs
  const { bavail, bsize } = statfsSync(memory)
  const mark = createHash('sha256').update(`${userInfo().username} ${besideUs}`).digest('hex').slice(0, 12)
  return bavail * bsize < roomNeeded ? besideUs : path.join(memory, `forecourt-test-${mark}`)
}

const folder = placeOfData()
const directory = path.join(folder, 'postgres')
const users = path.join(folder, 'users')

/** Nothing of a test need outlive a power cut, nor what was written be kept for long. */
const flags = [
  ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=400'],
  ...['max_wal_size=128MB', 'min_wal_size=32MB'],
]

/** The process whose end ends the test run: vitest itself when this is one of its workers. */
const runId = () => (process.send ? process.ppid : process.pid)

let started: Promise<string> | undefined

const start = async () => {
  mkdirSync(users, { recursive: true })
  writeFileSync(path.join(users, String(runId())), '')
  const { url, pid } = await startPostgres({ directory, database: 'postgres', flags })
  const watcher = fileURLToPath(new URL('./stopWhenUnused.mjs', import.meta.url))
  spawn(process.execPath, [watcher, users, String(pid), `${directory}.lock`], { detached: true, stdio: 'ignore' }).unref()
  return url
}

/** The Postgres all tests share, started by the first that asks and stopped after the last run. Gives the owner's address. */
export const testServer = (): Promise<string> => {
  started ??= start()
  return started
}
