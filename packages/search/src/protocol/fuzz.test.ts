import { runs } from '@forecourt/schema/testing/runs'
import { expect, it } from 'vitest'
import { colours, features, randomRecord, randomSettings } from '../testing/randomRecords'
import { seededRandom } from '../testing/seededRandom'
import { handleSearchRequest } from './handleSearchRequest'
import { randomRequest } from './testing/randomRequest'
import { testTarget } from './testing/testTarget'

/** More while working on the protocol: `FUZZ_RUNS=100000`. The bench `search-fuzz` measures how long answers take. */
const calls = Number(process.env.FUZZ_RUNS ?? runs(1_000))

const vocabulary = {
  facets: [...randomSettings.facets, 'price'],
  numbers: randomSettings.numbers,
  values: ['Toyota', 'mazda', 'CX-5', '5', 'true', ...features, ...colours.filter((colour) => colour !== null)],
  words: ['toyota', 'land', 'cruiser', 'cx-5', 'octavia', 'corolla', 'golf gti', '7a10', 'x'],
  indexes: ['cars', 'cars', 'cars_price_asc', 'cars_litres_desc'],
}
const target = testTarget(
  Array.from({ length: 300 }, (_, id) => randomRecord(3, id)),
  randomSettings,
  { hidden: ['only_one'], rule: [{ kind: 'facet', attribute: 'certified', value: 'true' }] },
)

it(`answers or refuses whatever it is sent, and never fails: ${calls} calls`, () => {
  const random = seededRandom(20_260_301)
  const seen = new Map<number, number>()
  for (let run = 0; run < calls; run++) {
    const call = randomRequest(random, vocabulary)
    let answer: ReturnType<typeof handleSearchRequest>
    try {
      answer = handleSearchRequest(call, target)
    } catch (error) {
      throw new Error(`Call ${run} failed: ${JSON.stringify({ ...call, body: call.body?.slice(0, 2_000) })}`, { cause: error })
    }
    const said = JSON.parse(answer.body)
    seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1)
    if (answer.status !== 200) expect(said).toEqual({ status: answer.status, message: expect.any(String) })
    else
      for (const result of (said.results ?? [said]).filter((one: unknown) => one !== null))
        for (const hit of result.hits ?? [result]) expect(hit).not.toHaveProperty('only_one')
  }
  expect([...seen.keys()].sort()).toEqual([200, 400, 403, 404])
  expect(seen.get(200)).toBeGreaterThan(calls / 5)
})
