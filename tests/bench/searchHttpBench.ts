import assert from 'node:assert/strict'
import { createTestClient, pageBody, searchPage } from '@forecourt/search/protocol/testing/clientPages'
import { testCredentials } from '@forecourt/search/protocol/testing/testTarget'
import { type BenchPage, requestsFor, scenarios } from '@forecourt/search/testing/bench/benchPages'
import { benchSettings, benchStock } from '@forecourt/search/testing/bench/benchStock'
import { naiveSearch } from '@forecourt/search/testing/naiveSearch'
import { seededRandom } from '@forecourt/search/testing/seededRandom'
import type { Metric } from './Metric'
import { percentile } from './measures/percentile'
import { openLoad } from './search/openLoad'
import { withServedStock } from './search/withServedStock'

const perSecond = 500
const seconds = 10
/** Rounds of a load. The quietest counts: what other programs do to this machine is not search's to answer for. */
const rounds = 3

/** One page after the other. */
const pageTimes = async (label: string, port: number, cars: number): Promise<Metric[]> => {
  const client = createTestClient(port)
  await check(
    Object.values(scenarios).map(([page]) => page as BenchPage),
    cars,
    port,
  )
  const metrics: Metric[] = []
  const all: number[] = []
  for (const [scenario, pages] of Object.entries(scenarios)) {
    const samples: number[] = []
    for (let round = -8; round < 20; round++) {
      for (const page of pages) {
        const begun = performance.now()
        await searchPage(client, page)
        if (round >= 0) samples.push(performance.now() - begun)
      }
    }
    all.push(...samples)
    metrics.push({ name: `search-http-${label}-page-${scenario}-p50`, value: percentile(samples, 0.5), unit: 'ms' })
  }
  const of = (share: number, name: string): Metric => ({
    name: `search-http-${label}-page-${name}`,
    value: percentile(all, share),
    unit: 'ms',
  })
  return [...metrics, of(0.5, 'p50'), of(0.95, 'p95')]
}

/** Compares pages with plain loops over all cars. */
const check = async (pages: readonly BenchPage[], cars: number, port: number): Promise<void> => {
  const stock = benchStock(cars)
  for (const page of pages) {
    const [request] = requestsFor(page)
    if (!request) continue
    const expected = naiveSearch(stock, request, benchSettings)
    const { hits, nbHits } = await searchPage(createTestClient(port), page)
    const ids = hits.map(({ objectID }) => objectID)
    assert.deepEqual({ nbHits, ids }, { nbHits: expected.found, ids: expected.hits.map(({ objectID }) => objectID) }, JSON.stringify(page))
  }
}

/** Pages of all kinds mixed, at a steady pace, to one process that serves 20,000 cars. */
const loadTimes = async (port: number): Promise<Metric[]> => {
  const random = seededRandom(7)
  const bodies = Object.values(scenarios)
    .flat()
    .map((page) => ({ body: pageBody(page), place: random() }))
    .sort((left, right) => left.place - right.place)
    .map(({ body }) => body)
  const key = { 'x-algolia-application-id': testCredentials.appId, 'x-algolia-api-key': testCredentials.apiKey }
  const metrics: Metric[] = []
  for (const [name, headers] of [
    ['plain', key],
    ['br', { ...key, 'accept-encoding': 'gzip, br' }],
  ] as const) {
    await openLoad({ port, bodies, headers, perSecond, seconds: 3 })
    let samples: readonly number[] = [Number.POSITIVE_INFINITY]
    for (let round = 0; round < rounds; round++) {
      const now = await openLoad({ port, bodies, headers, perSecond, seconds })
      if (percentile(now, 0.99) < percentile(samples, 0.99)) samples = now
    }
    for (const share of [0.5, 0.95, 0.99, 0.999])
      metrics.push({ name: `search-http-20k-${perSecond}-a-second-${name}-p${share * 100}`, value: percentile(samples, share), unit: 'ms' })
  }
  return metrics
}

/** Search as a browser meets it: pages of the real client and helper over loopback, and a steady load of such pages. */
export const searchHttpBench = async (): Promise<Metric[]> => [
  ...(await withServedStock(10_000, (port) => pageTimes('10k', port, 10_000))),
  ...(await withServedStock(20_000, loadTimes)),
  ...(await withServedStock(100_000, (port) => pageTimes('100k', port, 100_000))),
]
