import { plainlyOwnedDatabase } from '@forecourt/data/testing/plainlyOwnedDatabase'
import type { TestDatabase } from '@forecourt/data/testing/testDatabase'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { sampleReviews } from '../review-sources/sampleReviews'
import { fileStorage } from '../storage/fileStorage'
import { uploadFolder } from '../uploads/uploadFolder'
import { startWorker } from './startWorker'

let test: TestDatabase
beforeAll(async () => {
  test = await plainlyOwnedDatabase()
})
afterAll(() => test?.close())

it('The worker lays its jobs into a schema that was made for it by hand', async () => {
  const lines: string[] = []
  const worker = await startWorker({
    urls: test.urls,
    smtpUrl: 'smtp://127.0.0.1:1',
    mailFrom: 'Forecourt <no-reply@forecourt.example>',
    hostedIndexes: { adminKeyOf: () => null },
    originTemplate: 'https://{host}',
    consoleUrl: 'https://console.example',
    linkSecret: 'a secret of the installation',
    shopperSecret: 'a secret of shoppers',
    files: fileStorage('no-such-folder'),
    uploads: uploadFolder('no-such-folder'),
    mediaCache: 'no-such-folder',
    directories: [],
    reviews: sampleReviews(() => new Date().toISOString()),
    fetchFeed: async () => ({ kind: 'unchanged' }),
    trustedHosts: [],
    log: (line) => lines.push(line),
  })
  await vi.waitFor(() => expect(worker.isRunning, lines.join('\n')).toBe(true), { timeout: 20_000 })
  await worker.stop()
})
