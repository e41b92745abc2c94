import { existsSync, readdirSync } from 'node:fs'
import http, { type IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Metric } from '../bench/Metric'
import { percentile } from '../bench/measures/percentile'
import { siteRequest } from '../bench/siteRequest'
import { descendants } from '../resilience/descendants'
import { sendLeads } from '../resilience/sendLeads'
import { storedLeads, untilSpoolsEmpty } from '../resilience/storedLeads'
import { leadHosts, pages } from './clusterPages'
import type { OpenCluster } from './openCluster'

/** Milliseconds. */
const hangs = 20_000

/** Expires all pages in memory, so that each has to be rendered. */
const expirePages = ({ ports, processEnv }: OpenCluster) =>
  Promise.all(
    [ports.siteA, ports.siteB].map(async (port) => {
      const { status } = await fetch(`http://127.0.0.1:${port}/internal/refresh`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-internal-secret': processEnv.INTERNAL_SECRET ?? '' },
        body: JSON.stringify({ kind: 'everything' }),
      })
      if (status !== 204) throw new Error(`A site server answered ${status}.`)
    }),
  )

/** Stops all processes of Postgres for a while: time of pages that have to be rendered, and of leads until they are in the spool. */
export const hangingDatabase = async (cluster: OpenCluster): Promise<Metric[]> => {
  const { pid, ports, siteData } = cluster
  const [host = ''] = leadHosts
  const timed = async (one: readonly [string, string]) => {
    const begun = performance.now()
    const { status, headers } = await siteRequest(ports.haproxy, ...one).catch(() => ({ status: 0, headers: {} as IncomingHttpHeaders }))
    return { ms: performance.now() - begun, found: status === 200 ? String(headers['x-cache']) : 'failed' }
  }
  // Warm-up: each page is requested twice, so that it is rendered and cached.
  for (const page of [...pages, ...pages]) await timed(page)
  await expirePages(cluster)
  // After the pages were expired, which opens connections.
  const server = descendants(pid).find(({ command }) => /bin\/postgres -D \S*shared/.test(command))
  if (!server) throw new Error('Postgres does not run.')
  const all = [server, ...descendants(server.pid)]
  const signal = (name: NodeJS.Signals) => {
    for (const one of all)
      try {
        process.kill(one.pid, name)
      } catch (error) {
        // A connection that has ended.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
      }
  }
  const responses: ReturnType<typeof timed>[] = []
  const begun = Date.now()
  signal('SIGSTOP')
  const spooled = () =>
    siteData.some((folder) => existsSync(path.join(folder, 'spool')) && readdirSync(path.join(folder, 'spool')).length > 0)
  // Two leads a second, ten in all.
  const leads = sendLeads(ports.haproxy, [host], 2, 10, http)
  let spooledAfter = 0
  let acknowledgedAfter = 0
  try {
    for (let turn = 0; Date.now() - begun < hangs; turn++) {
      const page = pages[turn % pages.length]
      if (!page) break
      // Not awaited: a slow page doesn't delay the next one.
      responses.push(timed(page))
      if (!spooledAfter && spooled()) spooledAfter = Date.now() - begun
      if (!acknowledgedAfter && leads.acknowledged() > 0) acknowledgedAfter = Date.now() - begun
      await wait(250)
    }
    // The last pages don't wait for a database that returns.
    await wait(1_000)
  } finally {
    signal('SIGCONT')
  }
  const finished = await Promise.all(responses)
  const times = finished.map(({ ms }) => ms)
  const byKind: { [found: string]: number } = {}
  for (const { found } of finished) byKind[found] = (byKind[found] ?? 0) + 1
  const { sent, acknowledged, retries } = await leads.stop()
  await untilSpoolsEmpty(siteData, 120_000)
  const { lost, doubled } = await storedLeads(cluster, acknowledged)
  return [
    {
      name: 'hang-page',
      value: Math.round(percentile(times, 1)),
      unit: `ms, the slowest of ${times.length} (p50 ${Math.round(percentile(times, 0.5))}) ${JSON.stringify(byKind)}`,
    },
    {
      name: 'hang-lead-spooled',
      value: spooledAfter,
      unit: `ms until a lead is in the spool, ${acknowledgedAfter} until the first is acknowledged`,
    },
    { name: 'hang-leads', value: lost, unit: `lost, ${doubled} doubled of ${sent}, ${retries} sent again` },
  ]
}
