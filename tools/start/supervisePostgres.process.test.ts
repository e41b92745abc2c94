import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startPostgres } from '@forecourt/data/embedded/startPostgres'
import { isRunning } from '@forecourt/data/embedded/withFileLock'
import { connect } from '@forecourt/data/migrate/connect'
import { afterAll, expect, it } from 'vitest'
import { supervisePostgres } from './supervisePostgres'

const home = mkdtempSync(path.join(os.tmpdir(), 'forecourt-keep-'))
const folders = new Set([home])
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

it('npm start restarts Postgres on the same port with its data, however it ended', async () => {
  const options = { directory: path.join(home, 'postgres'), flags: ['fsync=off'] }
  const lines: string[] = []
  const supervised = await supervisePostgres(options, (line) => lines.push(line))
  const found = async () => (await connect(supervised.url, (client) => client.query('select * from kept'))).rowCount
  await connect(supervised.url, (client) => client.query('create table kept as select 1'))
  for (const signal of ['SIGKILL', 'SIGINT'] as const) {
    const { pid, data } = await startPostgres(options)
    folders.add(data)
    process.kill(pid, signal)
    await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false)
    await expect.poll(() => found().catch(() => 0), { timeout: 30_000, interval: 100 }).toBe(1)
  }
  expect(lines.filter((line) => line.includes('is started again'))).toHaveLength(2)
  await supervised.stop()
  await expect(found()).rejects.toThrow('nothing answers there')
})
