import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { root } from '../../../tools/start/settings'
import { consoleClient } from '../../console/consoleClient'
import { sendFile } from '../../console/sendFile'
import { signInToConsole } from '../../console/signInToConsole'
import type { BenchContext } from '../BenchContext'
import { findProcesses } from '../findProcesses'
import type { Metric } from '../Metric'
import { percentile } from '../measures/percentile'
import { residentMegabytes } from '../measures/residentMegabytes'

const photos = 40
/** Of a photo of 8 megapixels. */
const [width, height] = [3456, 2304]
/** As many as the console sends at once. */
const atOnce = 3
const pollMs = 100

/** Photos as phones take them, each another, of about 4 MB: the same grain, marked at a corner. */
const photographs = async (): Promise<Buffer[]> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 36 } as const
  const grain = await sharp({ create: { width: width / 2, height: height / 2, channels: 3, background: '#888', noise } })
    .raw()
    .toBuffer()
  const small = { width: width / 2, height: height / 2, channels: 3 } as const
  const pixels = await sharp(grain, { raw: small }).resize(width, height).raw().toBuffer()
  return Promise.all(
    Array.from({ length: photos }, (_, index) => {
      const mark = { create: { width: 64, height: 64, channels: 3, background: { r: index * 6, g: 0, b: 0 } } } as const
      return sharp(pixels, { raw: { width, height, channels: 3 } })
        .composite([{ input: mark, left: 0, top: 0 }])
        .jpeg({ quality: 90 })
        .toBuffer()
    }),
  )
}

/** Forty photos of 8 megapixels dropped on a car at once: until all are stored, what the console's memory grows to, and how it answers others meanwhile. */
export const stockPhotosBench = async ({ consolePort }: BenchContext): Promise<Metric[]> => {
  const consoleUrl = `http://localhost:${consolePort}`
  const cookie = await signInToConsole(consoleUrl, 'admin@forecourt.example')
  const trpc = consoleClient(consoleUrl, cookie)
  const [car] = (await trpc.stock.getList.query({ filter: { q: 'Toyota' } })).data
  if (!car) throw new Error('The demo has no Toyota.')
  const { id } = await trpc.stock.duplicate.mutate({ id: car.id, key: `photos-${Date.now()}` })
  const files = await photographs()
  const pids = await findProcesses(path.join(root, 'apps/console/src/server/main.ts'))
  const before = await residentMegabytes(pids)
  const quiet: number[] = []
  const meanwhile: number[] = []
  const ask = async (samples: number[]) => {
    const began = performance.now()
    await trpc.stock.getList.query({ page: 1, perPage: 25, filter: {} })
    samples.push(performance.now() - began)
  }
  for (let round = 0; round < 20; round++) await ask(quiet)

  let most = before
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      await ask(meanwhile)
      most = Math.max(most, await residentMegabytes(pids))
      await wait(pollMs)
    }
  })()
  const began = performance.now()
  const left = files.map((bytes, index) => ({ bytes, name: `IMG_${index}.jpg` }))
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let file = left.shift(); file; file = left.shift()) {
        const upload = await sendFile(file, { consoleUrl, cookie, carId: id })
        await trpc.stock.addPhoto.mutate({ id, photo: { upload } })
      }
    }),
  )
  const stored = performance.now() - began
  isOver = true
  await watching
  const count = (await trpc.stock.getOne.query({ id })).images.length
  if (count !== photos) throw new Error(`${count} of ${photos} photos are stored.`)
  await trpc.stock.transition.mutate({ id, to: 'withdrawn' })
  return [
    { name: 'stock-photos-sent', value: files.reduce((sum, { length }) => sum + length, 0) / 1e6, unit: 'MB' },
    { name: 'stock-photos-40-stored', value: stored, unit: 'ms' },
    { name: 'stock-photos-console-quiet-p95', value: percentile(quiet, 0.95), unit: 'ms' },
    { name: 'stock-photos-console-meanwhile-p50', value: percentile(meanwhile, 0.5), unit: 'ms' },
    { name: 'stock-photos-console-meanwhile-p95', value: percentile(meanwhile, 0.95), unit: 'ms' },
    { name: 'stock-photos-console-meanwhile-worst', value: Math.max(...meanwhile), unit: 'ms' },
    { name: 'stock-photos-memory-before', value: before, unit: 'MB' },
    { name: 'stock-photos-memory-most', value: most, unit: 'MB' },
  ]
}
