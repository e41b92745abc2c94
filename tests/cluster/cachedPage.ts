import { readFileSync } from 'node:fs'
import type { Metric } from '../bench/Metric'
import { percentile } from '../bench/measures/percentile'
import { descendants } from '../resilience/descendants'
import type { OpenCluster } from './openCluster'
import { requestOften } from './requestOften'

const host = 'kauri.example.com'
const path = '/contact'
const [rounds, seconds, connections] = [3, 4, 40]

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
  const ways = [
    { name: 'front', port: ports.siteA, isSecure: false, commands: /\.next\/front\/main\.mjs/ },
    { name: 'varnish', port: ports.varnish, isSecure: false, commands: /varnishd/ },
    { name: 'caddy', port: ports.https, isSecure: true, commands: /varnishd|caddy run/ },
  ]
  // As browsers do: for a client that accepts no compression Varnish decompresses each response.
  const headers = [`GET ${path} HTTP/1.1`, `Host: ${host}:${ports.https}`, 'Accept-Encoding: gzip, deflate, br']
  const text = `${headers.join('\r\n')}\r\n\r\n`
  const perSecond = ways.map((): number[] => [])
  const perRequest = ways.map((): number[] => [])
  const ofClient = ways.map((): number[] => [])
  for (let round = 0; round < rounds; round++)
    for (const [index, { port, isSecure, commands }] of ways.entries()) {
      const before = processorMs(pid, commands)
      const clientBefore = process.cpuUsage()
      const answered = await requestOften({ port, servername: isSecure ? host : null, text, connections, ms: seconds * 1_000 })
      const { user, system } = process.cpuUsage(clientBefore)
      perSecond[index]?.push(Math.round(answered / seconds))
      perRequest[index]?.push((processorMs(pid, commands) - before) / answered)
      ofClient[index]?.push((user + system) / 1_000 / answered)
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
