import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { connect } from '../migrate/connect'
import { type TestDatabase, testDatabase } from '../testing/testDatabase'
import { createJobPool } from './createJobPool'

let test: TestDatabase
beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test?.close())

const terminate = (pids: readonly number[]) =>
  connect(test.ownerUrl, (client) => client.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [pids]))

it('a connection that the database closes, in use or idle, doesn’t crash the process; the pool opens another', async () => {
  const thrown: unknown[] = []
  const recordException = (error: unknown) => void thrown.push(error)
  process.on('uncaughtException', recordException)
  const pool = createJobPool(test.urls.worker, 2)
  const pidOf = async () => (await pool.query<{ pid: number }>('select pg_backend_pid() pid')).rows[0]?.pid ?? 0

  const inUse = await pool.connect()
  const { rows } = await inUse.query<{ pid: number }>('select pg_backend_pid() pid')
  const idle = await pidOf()
  await terminate([rows[0]?.pid ?? 0, idle])
  await vi.waitFor(() => expect(pool.idleCount).toBe(0))
  await expect(inUse.query('select 1')).rejects.toThrow()
  inUse.release(true)

  const next = await pidOf()
  expect(next).not.toBe(idle)
  // The server notices the end later than the client.
  const ended = pool.end()
  pool.emit('error', new Error('cut while it was being closed'), inUse)
  await ended
  await terminate([next])
  process.off('uncaughtException', recordException)
  expect(thrown).toEqual([])
})
