import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { documentWritersInWorker } from './documentWritersInWorker'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'))
})
afterAll(() => rm(folder, { recursive: true }))

const order = { car: buildCar(), config: buildConfig(), now: '2026-03-11T03:30:00.000Z' }

it('the site server writes a car’s documents in a worker thread without blocking the process (UI-07, UI-08)', async () => {
  const writers = documentWritersInWorker(folder)
  let turns = 0
  const turning = setInterval(() => turns++, 5)
  const [sheet, image] = await Promise.all([
    writers.carSheet({ ...order, location: null, origin: 'https://dealer.example' }),
    writers.shareImage(order),
  ])
  clearInterval(turning)
  expect(sheet.subarray(0, 5).toString()).toBe('%PDF-')
  expect(await sharp(image).metadata()).toMatchObject({ width: 1200, height: 630 })
  expect(turns).toBeGreaterThan(5)
  await writers.stop()
})

it('the site server rejects pending requests when the thread dies, and writes the next document in a new thread', async () => {
  const writers = documentWritersInWorker(folder)
  const lost = writers.shareImage(order)
  await writers.stop()
  await expect(lost).rejects.toThrow('The thread that writes documents ended.')
  expect((await sharp(await writers.shareImage(order)).metadata()).width).toBe(1200)
  await writers.stop()
})

it('the site server writes documents in a process that was started with --import modules, as the site server is', {
  timeout: 60_000,
}, () => {
  const fileOf = (path: string) => new URL(path, import.meta.url).href
  const program = `
    import { documentWritersInWorker } from '${fileOf('./documentWritersInWorker.ts')}'
    import { buildCar } from '${fileOf('../../../rules/src/testing/buildCar.ts')}'
    import { buildConfig } from '${fileOf('../../../rules/src/testing/buildConfig.ts')}'
    const image = await documentWritersInWorker(${JSON.stringify(folder)}).shareImage({ ...${JSON.stringify({ now: order.now })}, car: buildCar(), config: buildConfig() })
    process.stdout.write(String(image.length))
    process.exit()`
  const flags = ['--import', 'tsx', '--import', fileOf('../process/dropSourceMaps.ts'), '--input-type=module', '-e', program]
  const { stdout, stderr } = spawnSync(process.execPath, flags, { encoding: 'utf8', cwd: fileURLToPath(new URL('.', import.meta.url)) })
  expect([Number(stdout) > 1000, stderr]).toEqual([true, ''])
})
