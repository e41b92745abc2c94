import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import type { Metric } from '../bench/Metric'
import { percentile } from '../bench/measures/percentile'
import { descendants } from '../resilience/descendants'
import type { OpenCluster } from './openCluster'

const host = 'kauri.example.com'
const path = '/contact'
const [rounds, seconds, connections] = [3, 4, 20]

/** Processor time of processes, in milliseconds. Linux counts in hundredths of a second. */
const processorMs = (pid: number, commands: RegExp) =>
  descendants(pid)
    .filter(({ command }) => commands.test(command))
    .reduce((sum, process) => {
      // The program name is in brackets and may contain anything.
      const fields = readFileSync(`/proc/${process.pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      return sum + 10 * (Number(fields[11]) + Number(fields[12]))
    }, 0)

/**
 * A cached page from the front server, from Varnish, and by HTTPS from Caddy, in turn: requests per second, and processor time of each. The
 * client takes one of the processors itself: where the rate is near what it can send, only processor time compares servers.
 */
export const cachedPage = async ({ pid, ports }: OpenCluster): Promise<Metric[]> => {
  const front = /\.next\/front\/main\.mjs/
  const ways = [
    { name: 'front', url: `http://127.0.0.1:${ports.siteA}${path}`, commands: front },
    { name: 'varnish', url: `http://127.0.0.1:${ports.varnish}${path}`, commands: /varnishd/ },
    { name: 'caddy', url: `https://127.0.0.1:${ports.https}${path}`, commands: /varnishd|caddy run/ },
  ]
  const perSecond = ways.map((): number[] => [])
  const perRequest = ways.map((): number[] => [])
  const ofClient = ways.map((): number[] => [])
  for (let round = 0; round < rounds; round++)
    for (const [index, { name, url, commands }] of ways.entries()) {
      const before = processorMs(pid, commands)
      const clientBefore = process.cpuUsage()
      const result = await autocannon({
        url,
        connections,
        duration: seconds,
        // As browsers do: for a client that accepts no compression Varnish decompresses each response.
        headers: { host: `${host}:${ports.https}`, 'accept-encoding': 'gzip, deflate, br' },
        servername: host,
      })
      if (result.non2xx > 0 || result.errors > 0) throw new Error(`${name}: ${result.non2xx} other answers, ${result.errors} errors.`)
      perSecond[index]?.push(result.requests.average)
      perRequest[index]?.push((processorMs(pid, commands) - before) / result.requests.total)
      const { user, system } = process.cpuUsage(clientBefore)
      ofClient[index]?.push((user + system) / 1000 / result.requests.total)
    }
  const median = (values: number[][], index: number) => percentile(values[index] ?? [], 0.5)
  return ways.flatMap(({ name }, index) => [
    {
      name: `cached-${name}`,
      value: median(perSecond, index),
      unit: `requests/s, ${(median(perSecond, index) / median(perSecond, 0)).toFixed(2)} x front server`,
    },
    {
      name: `cached-${name}-processor`,
      value: median(perRequest, index),
      unit: `ms of processor time a request; the front server takes ${(median(perRequest, 0) / median(perRequest, index)).toFixed(2)} x, the client ${median(ofClient, index).toFixed(3)} ms`,
    },
  ])
}
