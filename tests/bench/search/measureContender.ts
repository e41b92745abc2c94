import { monitorEventLoopDelay } from 'node:perf_hooks'
import { scenarios } from '@forecourt/search/testing/bench/benchPages'
import { benchStock } from '@forecourt/search/testing/bench/benchStock'
import type { Contender } from '@forecourt/search/testing/bench/Contender'
import { ForecourtContender } from '@forecourt/search/testing/bench/forecourtContender'
import { ItemsjsContender } from '@forecourt/search/testing/bench/itemsjsContender'
import { OramaContender } from '@forecourt/search/testing/bench/oramaContender'
import { commentSettings, withComments } from '@forecourt/search/testing/bench/withComments'
import { percentile } from '../measures/percentile'
import type { Measurement } from './Measurement'

const contenders: Readonly<Record<string, () => Contender>> = {
  forecourt: () => new ForecourtContender(),
  'forecourt-with-comments': () => new ForecourtContender(commentSettings),
  itemsjs: () => new ItemsjsContender(),
  orama: () => new OramaContender(),
}

/** Time limit per kind of page in milliseconds. */
const timeLimitMs = 5_000

/** Measures one engine and stock size in a separate process, so that memory and garbage collection are separate. */
const measure = async (name: string, cars: number, pagesEach: number, rounds: number): Promise<Measurement> => {
  const contender = contenders[name]?.()
  if (!contender) throw new Error(`There is no contender called ${name}.`)
  const collect = () => {
    for (let time = 0; time < 3; time++) globalThis.gc?.()
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    return heapUsed + arrayBuffers
  }
  const records = name.endsWith('-with-comments') ? withComments(benchStock(cars)) : benchStock(cars)
  const before = collect()
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const begun = performance.now()
  await contender.load(records)
  const load = performance.now() - begun
  delay.disable()
  const memory = collect() - before

  const times: Record<string, { p50: number; p95: number }> = {}
  for (const [scenario, all] of Object.entries(scenarios)) {
    const pages = all.slice(0, pagesEach)
    if (contender instanceof ForecourtContender) contender.check(pages)
    let samples: number[] = []
    const startedAt = performance.now()
    const warmingUp = Math.ceil(rounds / 5)
    for (let round = 0; round < rounds + warmingUp; round++) {
      // For slow engines, the samples of the first rounds must suffice.
      if (round === warmingUp && performance.now() - startedAt < timeLimitMs) samples = []
      if (samples.length > 0 && performance.now() - startedAt > timeLimitMs) break
      for (const page of pages) {
        const begun = performance.now()
        await contender.ask(page)
        samples.push(performance.now() - begun)
      }
    }
    times[scenario] = { p50: percentile(samples, 0.5), p95: percentile(samples, 0.95) }
  }
  return { load, memory: memory / 1e6, longestBlock: delay.max / 1e6, times }
}

const [name = '', cars, pagesEach, rounds] = process.argv.slice(2)
process.stdout.write(`${JSON.stringify(await measure(name, Number(cars), Number(pagesEach), Number(rounds)))}\n`)
process.exit()
