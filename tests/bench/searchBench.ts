import { run } from '../../tools/start/run'
import { root } from '../../tools/start/settings'
import type { Metric } from './Metric'
import type { Measurement } from './search/Measurement'

interface Round {
  readonly label: string
  readonly cars: number
  /** Pages per kind. */
  readonly pages: number
  /** Maximum number of times that each page is requested. */
  readonly times: number
  /** Too large for other engines. */
  readonly isTooLargeForPeers?: true
}

const peers = ['orama', 'itemsjs'] as const
const rounds: readonly Round[] = [
  { label: '1k', cars: 1_000, pages: 24, times: 60 },
  { label: '10k', cars: 10_000, pages: 12, times: 60 },
  { label: '100k', cars: 100_000, pages: 6, times: 80 },
]
/** With `--million`. */
const million: Round = { label: '1m', cars: 1_000_000, pages: 2, times: 40, isTooLargeForPeers: true }

/** Measures one engine. Before that, the results of our own engine are compared with those of plain loops over all cars. */
const measure = async (name: string, { cars, pages, times }: Round): Promise<Measurement> => {
  const script = `${root}tests/bench/search/measureContender.ts`
  const args = ['--expose-gc', '--max-old-space-size=12000', '--import', 'tsx', script, name, String(cars), String(pages), String(times)]
  return JSON.parse(await run(process.execPath, args, process.env, root))
}

/** Our engine versus Orama and itemsjs: the same cars and pages, in sequence, each in a separate process. */
export const searchBench = async (): Promise<Metric[]> => {
  const metrics: Metric[] = []
  for (const round of process.argv.includes('--million') ? [...rounds, million] : rounds) {
    const ours = await measure('forecourt', round)
    const name = (what: string) => `search-${round.label}-${what}`
    metrics.push(
      { name: name('load'), value: ours.load, unit: 'ms' },
      { name: name('load-longest-block'), value: ours.longestBlock, unit: 'ms' },
      { name: name('memory'), value: ours.memory, unit: 'MB' },
    )
    // Build time and size only, without queries.
    const commented = await measure('forecourt-with-comments', { ...round, pages: 0, times: 0 })
    metrics.push(
      { name: name('with-comments-load'), value: commented.load, unit: 'ms' },
      { name: name('with-comments-memory'), value: commented.memory, unit: 'MB' },
    )
    for (const [scenario, { p50, p95 }] of Object.entries(ours.times))
      metrics.push({ name: name(`${scenario}-p50`), value: p50, unit: 'ms' }, { name: name(`${scenario}-p95`), value: p95, unit: 'ms' })
    if (round.isTooLargeForPeers) continue
    for (const peer of peers) {
      const theirs = await measure(peer, round)
      metrics.push(
        { name: name(`${peer}-load`), value: theirs.load, unit: 'ms' },
        { name: name(`${peer}-memory`), value: theirs.memory, unit: 'MB' },
      )
      for (const [scenario, { p50 }] of Object.entries(theirs.times)) {
        metrics.push(
          { name: name(`${scenario}-${peer}-p50`), value: p50, unit: 'ms' },
          { name: name(`${scenario}-faster-than-${peer}`), value: p50 / (ours.times[scenario]?.p50 ?? Number.NaN), unit: 'x' },
        )
      }
    }
  }
  return metrics
}
