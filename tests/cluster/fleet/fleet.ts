import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Metric } from '../../bench/Metric'
import { percentile } from '../../bench/measures/percentile'
import { residentMegabytes } from '../../bench/measures/residentMegabytes'
import { siteRequest } from '../../bench/siteRequest'
import { consoleClient } from '../../console/consoleClient'
import { signInToConsole } from '../../console/signInToConsole'
import { descendants } from '../../resilience/descendants'
import { untilOk } from '../../resilience/untilOk'
import type { OpenCluster } from '../openCluster'
import { addDealers, dealerHost } from './addDealers'

const dealers = Number(process.env.CLUSTER_DEALERS ?? 5_000)
const carsEach = Number(process.env.CLUSTER_CARS ?? 100)
/** Number of sites whose first page is requested, spread evenly over all sites. */
const visited = Math.min(dealers, Number(process.env.CLUSTER_VISITED ?? 1_000))
const clients = 2
/** Calls of each list of the console, after two that warm up. */
const calls = 20

const siteServers = ({ pid }: OpenCluster) =>
  descendants(pid).filter(({ command, parent }) => parent === pid && /serve\.ts site/.test(command))

/** Restarts both site servers; returns the times in milliseconds from the end of a server until it serves pages again. */
const restart = async (cluster: OpenCluster): Promise<number[]> => {
  const took: number[] = []
  for (const server of siteServers(cluster)) {
    const port = Number(/(?:^|\0)SITE_PORT=(\d+)/.exec(readFileSync(`/proc/${server.pid}/environ`, 'utf8'))?.[1])
    process.kill(server.pid, 'SIGTERM')
    while (siteServers(cluster).some(({ pid }) => pid === server.pid)) await wait(10)
    const begun = performance.now()
    await untilOk(`http://127.0.0.1:${port}/readyz`)
    const { status } = await siteRequest(port, dealerHost(1 + took.length), '/')
    if (status !== 200) throw new Error(`The first page after a start has status ${status}.`)
    took.push(performance.now() - begun)
  }
  return took
}

/** Requests the first page of many sites by the balancer, past the cache. */
const visit = async ({ ports }: OpenCluster) => {
  const [times, statuses]: [number[], { [status: string]: number }] = [[], {}]
  let next = 0
  const client = async () => {
    while (next < visited) {
      // Not the two sites that were requested after the start.
      const dealer = Math.min(dealers, 3 + Math.floor((next++ * dealers) / visited))
      const begun = performance.now()
      const { status } = await siteRequest(ports.haproxy, dealerHost(dealer), '/')
      times.push(performance.now() - begun)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return { times, statuses }
}

/** Memory of the front server and the page process of each site server, in megabytes. */
const memory = (cluster: OpenCluster) =>
  Promise.all(
    siteServers(cluster).map((server) => {
      const parts = descendants(server.pid).filter(({ command }) => /front\/main\.mjs|server\/renderer\.ts/.test(command))
      return residentMegabytes(parts.map(({ pid }) => pid))
    }),
  )

/** The 95th percentile of each list of the console, in milliseconds. */
const lists = async ({ consoleUrl }: OpenCluster) => {
  const trpc = consoleClient(consoleUrl, await signInToConsole(consoleUrl, 'admin@forecourt.example'))
  const page = { page: 1, perPage: 25 }
  const requests = {
    fleet: () => trpc.fleet.getList.query({ ...page, sort: { field: 'troubles', order: 'DESC' } }),
    'fleet-search': () => trpc.fleet.getList.query({ ...page, filter: { q: '12' } }),
    sites: () => trpc.sites.getList.query({ ...page, sort: { field: 'name', order: 'ASC' } }),
    stock: () => trpc.stock.getList.query(page),
  }
  const metrics: Metric[] = []
  for (const [name, request] of Object.entries(requests)) {
    const times: number[] = []
    for (let call = -2; call < calls; call++) {
      const begun = performance.now()
      await request()
      if (call >= 0) times.push(performance.now() - begun)
    }
    metrics.push({
      name: `fleet-list-${name}`,
      value: Math.round(percentile(times, 0.95)),
      unit: `ms (p95 of ${calls}; p50 ${Math.round(percentile(times, 0.5))})`,
    })
  }
  return metrics
}

/**
 * Thousands of sites on two site servers, each of which holds those that the balancer sends it: start, memory, first pages, lists of the
 * console. The dealers stay in the data of the cluster.
 */
export const fleet = async (cluster: OpenCluster): Promise<Metric[]> => {
  const begun = performance.now()
  const added = await addDealers(cluster.database.owner, { dealers, carsEach }, (line) => process.stderr.write(`${line}\n`))
  const seconds = (performance.now() - begun) / 1000
  const starts = await restart(cluster)
  const before = await memory(cluster)
  const { times, statuses } = await visit(cluster)
  const after = await memory(cluster)
  const megabytes = (values: readonly number[]) => values.map((value) => Math.round(value)).join(' and ')
  return [
    { name: 'fleet-dealers', value: dealers, unit: `with ${carsEach} cars each (${added} added in ${seconds.toFixed(0)} s)` },
    { name: 'fleet-start', value: Math.max(...starts) / 1000, unit: 's from the end of a site server to its first page' },
    {
      name: 'fleet-first-page',
      value: Math.round(percentile(times, 0.95)),
      unit: `ms (p95 of ${times.length} cold sites; p50 ${Math.round(percentile(times, 0.5))}) ${JSON.stringify(statuses)}`,
    },
    {
      name: 'fleet-memory',
      value: Math.round(Math.max(...after)),
      unit: `MB of the larger site server (${megabytes(after)}; ${megabytes(before)} at the start)`,
    },
    ...(await lists(cluster)),
  ]
}
