import { plainlyOwnedDatabase } from '@forecourt/data/testing/plainlyOwnedDatabase'
import type { TestDatabase } from '@forecourt/data/testing/testDatabase'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startWorker } from './startWorker'
import { workerOptions } from './testing/workerOptions'

let test: TestDatabase
beforeAll(async () => {
  test = await plainlyOwnedDatabase()
})
afterAll(() => test?.close())

it('The worker installs its jobs in a schema that was created manually', async () => {
  const lines: string[] = []
  const worker = await startWorker(workerOptions(test.urls, { log: (line) => lines.push(line) }))
  await vi.waitFor(() => expect(worker.isRunning, lines.join('\n')).toBe(true), { timeout: 20_000 })
  await worker.stop()
})
