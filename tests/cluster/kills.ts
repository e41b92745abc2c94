import https from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import type { Metric } from '../bench/Metric'
import { descendants } from '../resilience/descendants'
import { requestSteadily } from '../resilience/requestSteadily'
import { sendLeads } from '../resilience/sendLeads'
import { storedLeads, untilSpoolsEmpty } from '../resilience/storedLeads'
import { untilOk } from '../resilience/untilOk'
import { leadHosts, leadsPerSecond, pages, pagesPerSecond } from './clusterPages'
import type { OpenCluster } from './openCluster'

/** Kills of each kind of process. */
const times = Number(process.env.CLUSTER_KILLS ?? 3)
/** Names of the kinds of processes to kill, separated by commas. Without CLUSTER_KINDS all are killed. */
const chosen = process.env.CLUSTER_KINDS?.split(',')

/** Every kind of process, by its command. Servers are killed in turn. */
const kinds = {
  Caddy: /caddy run/,
  Varnish: /varnishd/,
  HAProxy: /haproxy /,
  'front server': /\.next\/front\/main\.mjs/,
  'page process': /apps\/site\/src\/server\/renderer\.ts/,
  'site supervisor': /serve\.ts site/,
  PgBouncer: /pgbouncer /,
  Postgres: /bin\/postgres -D \S*shared/,
  replica: /bin\/postgres -D \S*replica/,
  console: /apps\/console\/src\/server\/main\.ts/,
  worker: /worker\/main\.ts/,
  'object storage': /cluster\/objects\.ts/,
} as const

/** Processes of a kind. Waits up to 30 s for the first: the servers' readiness doesn't include a replica that is still starting. */
const running = async (pid: number, kind: RegExp) => {
  for (const deadline = Date.now() + 30_000; ; await wait(250)) {
    const found = descendants(pid).filter(({ command }) => kind.test(command))
    if (found.length > 0 || Date.now() > deadline) return found
  }
}

/** Kills processes of every kind under a steady stream of pages and leads through the edge. */
export const kills = async (cluster: OpenCluster): Promise<Metric[]> => {
  const { pid, ports } = cluster
  const metrics: Metric[] = []
  const leads = sendLeads(ports.https, leadHosts, leadsPerSecond, Number.POSITIVE_INFINITY, https)
  let [requested, answered] = [0, 0]
  for (const [name, kind] of Object.entries(kinds)) {
    if (chosen && !chosen.includes(name)) continue
    const traffic = requestSteadily(ports.https, pages, pagesPerSecond, https)
    await wait(1_000)
    for (let round = 0; round < times; round++) {
      const found = await running(pid, kind)
      const victim = found[round % found.length]
      if (!victim) throw new Error(`No ${name} runs.`)
      process.kill(victim.pid, 'SIGKILL')
      await wait(1_000)
      for (const port of [ports.siteA, ports.siteB]) await untilOk(`http://127.0.0.1:${port}/readyz?for=writes`)
      for (const port of [ports.console, ports.workerA, ports.workerB]) await untilOk(`http://127.0.0.1:${port}/readyz`)
      await traffic.pendingFinished()
    }
    const read = await traffic.stop()
    requested += read.requested
    answered += read.answered
    const share = (100 * read.answered) / read.requested
    metrics.push({
      name: `kills-${name.replace(' ', '-').toLowerCase()}`,
      value: share,
      unit: `% of ${read.requested} answered ${JSON.stringify(read.byStatus)}, ${times} kills, p95 ${read.p95} ms, p99 ${read.p99} ms`,
    })
    process.stderr.write(`${name} ${share.toFixed(2)} % of ${read.requested} ${JSON.stringify(read.byStatus)}\n`)
  }
  const { sent, acknowledged, retries, refused } = await leads.stop()
  await untilSpoolsEmpty(cluster.siteData, 60_000)
  const { lost, doubled, otherId } = await storedLeads(cluster, acknowledged)
  return [
    ...metrics,
    { name: 'kills-answered', value: (100 * answered) / requested, unit: `% of ${requested}` },
    { name: 'kills-leads', value: acknowledged.length, unit: `acknowledged of ${sent} (${retries} sent again, ${refused} never accepted)` },
    { name: 'kills-leads-lost', value: lost, unit: 'leads' },
    { name: 'kills-leads-doubled', value: doubled, unit: `leads, ${otherId} under another id` },
  ]
}
