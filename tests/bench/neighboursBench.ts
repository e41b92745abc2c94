import { setTimeout as wait } from 'node:timers/promises'
import type { BenchContext } from './BenchContext'
import type { Metric } from './Metric'
import { percentile } from './measures/percentile'
import { siteRequest } from './siteRequest'

const rounds = 3
const pageViews = 120
/** Interval between the neighbour's page views in milliseconds. */
const pause = 40
const crawlers = 50

/**
 * Load time of one dealer's home page while another is idle, and while 50 clients send it new searches. Uses the fastest round, to
 * exclude other programs on this machine.
 */
export const neighboursBench = async ({ sitePort }: BenchContext): Promise<Metric[]> => {
  const viewPage = async () => {
    const startedAt = performance.now()
    const { status } = await siteRequest(sitePort, 'kauri.localhost', '/')
    if (status !== 200) throw new Error(`The home page answered ${status}.`)
    return performance.now() - startedAt
  }
  const viewTimes = async () => {
    const times: number[] = []
    for (let n = 0; n < pageViews; n++) {
      times.push(await viewPage())
      await wait(pause)
    }
    return times
  }
  await viewPage()

  let requests = 0
  const crawl = async () => {
    const statuses: number[] = []
    let isRunning = true
    const clients = Array.from({ length: crawlers }, async () => {
      while (isRunning) statuses.push((await siteRequest(sitePort, 'saltbush.localhost', `/search?price=:${20_000 + requests++}`)).status)
    })
    // Until all have sent, and the first responses have arrived.
    await wait(1_500)
    const times = await viewTimes()
    isRunning = false
    await Promise.all(clients)
    return { times, statuses }
  }

  const [alone, beside]: [number[][], number[][]] = [[], []]
  const statuses: number[] = []
  for (let round = 0; round < rounds; round++) {
    alone.push(await viewTimes())
    const crawled = await crawl()
    beside.push(crawled.times)
    statuses.push(...crawled.statuses)
  }
  const quietest = (all: number[][], share: number) => Math.min(...all.map((times) => percentile(times, share)))
  return [
    { name: 'neighbour-alone-p50', value: quietest(alone, 0.5), unit: 'ms' },
    { name: 'neighbour-alone-p95', value: quietest(alone, 0.95), unit: 'ms' },
    { name: 'neighbour-beside-crawl-p50', value: quietest(beside, 0.5), unit: 'ms' },
    { name: 'neighbour-beside-crawl-p95', value: quietest(beside, 0.95), unit: 'ms' },
    { name: 'crawl-pages', value: statuses.filter((status) => status === 200).length, unit: 'pages' },
    { name: 'crawl-put-off', value: statuses.filter((status) => status === 503).length, unit: 'answers' },
  ]
}
