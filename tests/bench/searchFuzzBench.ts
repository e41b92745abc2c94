import { handleSearchRequest } from '@forecourt/search/protocol/handleSearchRequest'
import { randomRequest } from '@forecourt/search/protocol/testing/randomRequest'
import { testTarget } from '@forecourt/search/protocol/testing/testTarget'
import { benchSettings, benchStock, makes, realModels } from '@forecourt/search/testing/bench/benchStock'
import { seededRandom } from '@forecourt/search/testing/seededRandom'
import type { Metric } from './Metric'
import { percentile } from './measures/percentile'

const calls = 100_000
const cars = 20_000
const slow = 50

/** Random calls, from sound to junk, against a large group's stock: each is answered or refused, and quickly. */
export const searchFuzzBench = async (): Promise<Metric[]> => {
  const target = testTarget(benchStock(cars), benchSettings, {
    hidden: ['custom_rank'],
    rule: [{ kind: 'not', filter: { kind: 'facet', attribute: 'status', value: 'sold' } }],
  })
  const vocabulary = {
    facets: [...benchSettings.facets, 'price'],
    numbers: benchSettings.numbers,
    values: [...makes, ...Object.values(realModels).flat(), 'SUV', 'Ute', 'used', 'Petrol', 'White', 'NSW', '5', 'true'],
    words: [...makes, ...Object.values(realModels).flat(), '2019', 'GXL', 'SA10'],
    indexes: ['cars', 'cars', 'cars', 'cars_price_asc', 'cars_km_asc', 'cars_year_desc'],
  }
  const random = seededRandom(1)
  const samples: number[] = []
  const statuses = new Map<number, number>()
  let tooSlow = 0
  for (let count = 0; count < calls; count++) {
    const call = randomRequest(random, vocabulary)
    const ask = () => {
      const begun = performance.now()
      const { status } = handleSearchRequest(call, target)
      return { status, ms: performance.now() - begun }
    }
    let { status, ms } = ask()
    // What is slow by itself is slow again; what only met another process on a busy machine is not.
    for (let again = 0; again < 3 && ms > slow; again++) ms = Math.min(ms, ask().ms)
    if (ms > slow) {
      tooSlow++
      process.stderr.write(`${ms.toFixed(0)} ms: ${call.url} ${call.body?.slice(0, 1_000)}\n`)
    }
    samples.push(ms)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  return [
    ...[...statuses]
      .sort(([left], [right]) => left - right)
      .map(([status, value]): Metric => ({ name: `search-fuzz-answers-${status}`, value, unit: 'answers' })),
    { name: 'search-fuzz-slower-than-50-ms', value: tooSlow, unit: 'answers' },
    { name: 'search-fuzz-p50', value: percentile(samples, 0.5), unit: 'ms' },
    { name: 'search-fuzz-p99', value: percentile(samples, 0.99), unit: 'ms' },
    { name: 'search-fuzz-slowest', value: percentile(samples, 1), unit: 'ms' },
  ]
}
