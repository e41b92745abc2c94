import https from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import type { Metric } from '../bench/Metric'
import { descendants } from '../resilience/descendants'
import { requestSteadily } from '../resilience/requestSteadily'
import { sendLeads } from '../resilience/sendLeads'
import { storedLeads, untilSpoolsEmpty } from '../resilience/storedLeads'
import { untilOk } from '../resilience/untilOk'
import { leadHosts, leadsPerSecond, pages, pagesPerSecond, searchesPerSecond } from './clusterPages'
import type { OpenCluster } from './openCluster'

/** Waits up to 30 s until HAProxy sends requests to both site servers. */
const untilBothUsed = async (metricsPort: number) => {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await wait(100)) {
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    if (metrics.match(/^haproxy_server_status\{proxy="sites",[^}]*state="UP"\} 1$/gm)?.length === 2) return
  }
  throw new Error('HAProxy did not use both site servers within 30 s.')
}

/** Restarts both site servers in turn, as `systemctl restart` does, under a steady stream of pages and leads. */
export const rollingRestart = async (cluster: OpenCluster): Promise<Metric[]> => {
  const { pid, ports } = cluster
  const servers = () => descendants(pid).filter(({ command, parent }) => parent === pid && /serve\.ts site/.test(command))
  const traffic = requestSteadily(ports.https, pages, pagesPerSecond, https)
  // Searches pass the cache, and reach a site server.
  const searching = requestSteadily(
    ports.https,
    pages.map(([host]) => [host, '/search?q=a'] as const),
    searchesPerSecond,
    https,
  )
  const leads = sendLeads(ports.https, leadHosts, leadsPerSecond, Number.POSITIVE_INFINITY, https)
  await wait(2_000)
  const before = servers()
  for (const server of before) {
    process.kill(server.pid, 'SIGTERM')
    while (servers().some((one) => one.pid === server.pid)) await wait(100)
    for (const port of [ports.siteA, ports.siteB]) await untilOk(`http://127.0.0.1:${port}/readyz`)
    await untilBothUsed(ports.haproxyMetrics)
  }
  const [read, searched] = [await traffic.stop(), await searching.stop()]
  const { sent, acknowledged, retries } = await leads.stop()
  await untilSpoolsEmpty(cluster.siteData, 60_000)
  const { lost, doubled } = await storedLeads(cluster, acknowledged)
  const failed = (one: typeof read) => one.requested - one.answered
  return [
    {
      name: 'rolling-restart-failed',
      value: failed(read),
      unit: `of ${read.requested} pages ${JSON.stringify(read.byStatus)}, p99 ${read.p99} ms`,
    },
    {
      name: 'rolling-restart-searches-failed',
      value: failed(searched),
      unit: `of ${searched.requested} ${JSON.stringify(searched.byStatus)}`,
    },
    { name: 'rolling-restart-leads', value: retries, unit: `sent again of ${sent}; ${lost} lost, ${doubled} doubled` },
  ]
}
