import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '../embedded/startPostgres'

const folder = fileURLToPath(new URL('../../../../.data/test', import.meta.url))
const directory = path.join(folder, 'postgres')
const users = path.join(folder, 'users')

/** Nothing of a test need outlive a power cut. */
const flags = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=400']

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
