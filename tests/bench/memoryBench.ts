import { request } from 'node:http'
import path from 'node:path'
import { root } from '../../tools/start/settings'
import type { BenchContext } from './BenchContext'
import { findProcesses } from './findProcesses'
import type { Metric } from './Metric'
import { residentMegabytes } from './measures/residentMegabytes'
import { siteRequest } from './siteRequest'

const addresses = 11_650
const hosts = ['saltbush', 'karri-coast-toyota', 'meridian', 'geelong-mazda', 'kauri', 'long-paddock', 'stillwater']
const clients = 8
const script = (name: string) => path.join(root, name)

const fleet = async ({ sitePort }: BenchContext): Promise<Metric[]> => {
  const pids = await findProcesses(script('apps/site/.next/front/main.mjs'), script('apps/site/src/server/renderer.ts'))
  for (const host of hosts) await siteRequest(sitePort, `${host}.localhost`, '/')
  const before = await residentMegabytes(pids)
  let [requests, peak] = [0, before]
  const pathOf = (n: number) => [`/cars/unknown-${n}`, `/nothing-${n}`, `/cars/never-${n}`, `/search?price=:${20_000 + n}`][n % 4] ?? '/'
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (requests < addresses) {
        const n = requests++
        await siteRequest(sitePort, `${hosts[n % hosts.length]}.localhost`, pathOf(n))
        if (n % 250 === 0) peak = Math.max(peak, await residentMegabytes(pids))
      }
    }),
  )
  return [
    { name: 'fleet-addresses', value: addresses, unit: 'addresses' },
    { name: 'fleet-memory-before', value: before, unit: 'MB' },
    { name: 'fleet-memory-most', value: peak, unit: 'MB' },
    { name: 'fleet-memory-after', value: await residentMegabytes(pids), unit: 'MB' },
  ]
}

const senders = 60
const floodMs = 15_000

/** Sends an endless body without a length until refused. */
const flood = (port: number, address: string, until: number) =>
  new Promise<number>((resolve) => {
    let sent = 0
    const call = request({ host: '127.0.0.1', port, method: 'POST', path: address, headers: { 'content-type': 'application/json' } })
    const chunk = Buffer.alloc(64 * 1024, 97)
    const done = () => {
      call.destroy()
      resolve(sent)
    }
    const more = () => {
      if (call.destroyed) return
      if (performance.now() > until) done()
      else {
        sent += chunk.length
        call.write(chunk, () => setImmediate(more))
      }
    }
    call.once('response', done).once('error', done)
    more()
  })

const floods = async ({ consolePort }: BenchContext): Promise<Metric[]> => {
  const pids = await findProcesses(script('apps/console/src/server/main.ts'))
  await siteRequest(consolePort, 'localhost', '/sign-in')
  const before = await residentMegabytes(pids)
  let [peak, sent] = [before, 0]
  const until = performance.now() + floodMs
  const watching = setInterval(() => void residentMegabytes(pids).then((now) => (peak = Math.max(peak, now))), 200)
  await Promise.all(
    Array.from({ length: senders }, async (_sender, n) => {
      while (performance.now() < until)
        sent += await flood(consolePort, n % 2 ? '/api/auth/callback/credentials' : '/api/trpc/sites.importConfig', until)
    }),
  )
  clearInterval(watching)
  return [
    { name: 'flood-sent', value: sent / 1024 / 1024, unit: 'MB' },
    { name: 'flood-console-memory-growth', value: peak - before, unit: 'MB' },
  ]
}

/**
 * Memory after requests from many addresses: half unknown cars, a quarter unknown pages, a quarter searches; and of the console during
 * endless uploads by strangers.
 */
export const memoryBench = async (context: BenchContext): Promise<Metric[]> => [...(await fleet(context)), ...(await floods(context))]
