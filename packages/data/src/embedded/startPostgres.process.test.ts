import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { connect } from '../migrate/connect'
import { startPostgres } from './startPostgres'
import { isRunning } from './withFileLock'

// A folder that only its owner may enter, as home folders are.
const home = mkdtempSync(path.join(os.tmpdir(), 'forecourt-start-'))
const directory = path.join(home, 'data')
const flags = ['fsync=off']

const versionOf = (url: string) =>
  connect(url, async (client) => (await client.query<{ server_version: string }>('show server_version')).rows[0]?.server_version)

const folders = new Set([home])
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

describe('startPostgres', () => {
  it('startPostgres starts from an empty folder, keeps data over a restart, and releases the port', async () => {
    const first = await startPostgres({ directory, flags })
    folders.add(first.data)
    expect(await versionOf(first.url)).toMatch(/^18/)
    await connect(first.url, (client) => client.query('create table kept (n int)'))
    await first.stop()
    expect(isRunning(first.pid)).toBe(false)
    await expect(versionOf(first.url)).rejects.toThrow('nothing answers there')

    const second = await startPostgres({ directory, flags })
    await connect(second.url, (client) => client.query('select * from kept'))
    await second.stop()
  })

  it('startPostgres returns the same server to two concurrent starts', async () => {
    const [one, other] = await Promise.all([startPostgres({ directory, flags }), startPostgres({ directory, flags, database: 'second' })])
    expect(one.pid).toBe(other.pid)
    expect(new URL(other.url).pathname).toBe('/second')
    await one.stop()
  })

  it('startPostgres fails with the port that is in use', async () => {
    const server = createServer()
    const port = await new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address()
        resolve(address && typeof address === 'object' ? address.port : 0)
      })
    })
    await expect(startPostgres({ directory, port, flags })).rejects.toThrow(
      `Port ${port} is already in use, so the database cannot start on it.`,
    )
    server.close()
  })
})
