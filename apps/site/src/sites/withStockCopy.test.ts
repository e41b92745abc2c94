import { mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ChangedCars, ChangePosition } from '@forecourt/data/stock/changedCars'
import type { StockCar } from '@forecourt/data/stock/reading/parseCar'
import type { StockSource } from '@forecourt/data/stock/search/stockSource'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { loadStockIndex } from '@forecourt/search/createStockIndex'
import { createFreshIndex } from '@forecourt/search/fresh/createFreshIndex'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withStockCopy } from './withStockCopy'

let directory = ''
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'stock-copies-'))
})
afterEach(() => rm(directory, { recursive: true }))

const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
const position = (horizon: string): ChangePosition => ({ horizon, seen: new Map([['1', '7']]), at: '2026-11-21T00:00:00.000Z' })
const carNamed = (id: string, priceCents = 1_000_000) =>
  ({ ...buildCar({ id, slug: `car-${id}` }), priceCents }) as StockCar & { priceCents: number }

/** A database with these cars, whose changes are given one batch after another. */
const stock = ({ cars = [carNamed('a'), carNamed('b'), carNamed('c')], failure = null as Error | null } = {}) => {
  const state = { failure, batches: [] as Pick<ChangedCars, 'upserts' | 'removals'>[], asked: [] as ChangePosition[] }
  const check = () => {
    if (state.failure) throw state.failure
  }
  const source: StockSource = {
    async position() {
      check()
      return position('10')
    },
    async *pages() {
      check()
      yield cars.slice(0, 2)
      check()
      yield cars.slice(2)
    },
    async changesSince(since) {
      check()
      state.asked.push(since)
      const batch = state.batches.shift()
      const next = batch ? position(String(Number(since.horizon) + 1)) : since
      return { upserts: [], removals: [], ...batch, position: next, more: state.batches.length > 0 }
    },
  }
  return { state, source }
}

/** A process of its own, as if it had just been started. */
const started = (source: StockSource) =>
  createFreshIndex({ source: withStockCopy(source, directory, 'org'), build: loadStockIndex, now: () => 0 })
const files = () => readdir(directory)
const copied = () => vi.waitFor(async () => expect((await files()).sort()).toEqual(['org.cars.gz', 'org.changes']), { timeout: 30_000 })
const slugsOf = async (index: ReturnType<typeof started>) => (await index.ready()).cars.map(({ slug }) => slug).sort()

describe('A process that starts while the database is away', () => {
  it('knows the cars as the one before it did, and nobody else may read them', async () => {
    await started(stock().source).ready()
    await copied()
    for (const file of await files()) expect((await stat(path.join(directory, file))).mode & 0o777).toBe(0o600)
    const found = await started(stock({ failure: away }).source).ready()
    expect([...found.cars].sort((one, other) => one.id.localeCompare(other.id))).toEqual([carNamed('a'), carNamed('b'), carNamed('c')])
  })

  it('knows what changed since they were loaded', async () => {
    const { state, source } = stock()
    const before = started(source)
    await before.ready()
    await copied()
    state.batches.push({ upserts: [carNamed('b', 2), carNamed('d')], removals: ['a'] }, { upserts: [carNamed('b', 3)], removals: [] })
    await before.refresh()
    await vi.waitFor(
      async () => {
        const { cars } = await started(stock({ failure: away }).source).ready()
        expect(cars.map(({ id }) => id).sort()).toEqual(['b', 'c', 'd'])
        expect(cars.find(({ id }) => id === 'b')).toEqual(carNamed('b', 3))
      },
      { timeout: 30_000 },
    )
  })

  it('follows the changes from where the copy ends once the database is back, and adds them to it', async () => {
    await started(stock().source).ready()
    await copied()
    const { state, source } = stock({ failure: away })
    const index = started(source)
    await index.ready()
    await expect(index.refresh()).resolves.toBe(false)
    state.failure = null
    state.batches.push({ upserts: [carNamed('e')], removals: ['c'] })
    await expect(index.refresh()).resolves.toBe(true)
    expect(state.asked[0]).toEqual(position('10'))
    expect(await slugsOf(index)).toEqual(['car-a', 'car-b', 'car-e'])
    await vi.waitFor(async () => expect(await slugsOf(started(stock({ failure: away }).source))).toEqual(['car-a', 'car-b', 'car-e']), {
      timeout: 30_000,
    })
    // From then on, whoever waits for changes is told when there is no database.
    state.failure = away
    await expect(index.refresh()).rejects.toThrow('connect')
  })

  it.each([
    ['there is no copy', async () => rm(path.join(directory, 'org.cars.gz'))],
    ['the copy is none', async () => writeFile(path.join(directory, 'org.cars.gz'), 'not a copy')],
    ['the copy was cut off', async () => truncate(path.join(directory, 'org.cars.gz'), 40)],
  ])('asks for patience when %s', async (_name, spoil) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await started(stock().source).ready()
    await copied()
    await spoil()
    await expect(started(stock({ failure: away }).source).ready()).rejects.toThrow()
  })

  it('takes a last change that was cut off for none', async () => {
    const { state, source } = stock()
    const before = started(source)
    await before.ready()
    await copied()
    state.batches.push({ upserts: [carNamed('d')], removals: [] })
    await before.refresh()
    const changes = path.join(directory, 'org.changes')
    await vi.waitFor(async () => expect((await stat(changes)).size).toBeGreaterThan(100), { timeout: 30_000 })
    await truncate(changes, (await stat(changes)).size - 10)
    expect(await slugsOf(started(stock({ failure: away }).source))).toEqual(['car-a', 'car-b', 'car-c'])
  })
})

describe('A copy', () => {
  it('is left as it is by a load that failed half-way', async () => {
    await started(stock().source).ready()
    await copied()
    const { state, source } = stock({ cars: [carNamed('x'), carNamed('y'), carNamed('z')] })
    const pages = source.pages
    const failing = started({
      ...source,
      async *pages() {
        for await (const page of pages()) {
          yield page
          state.failure = away
        }
      },
    })
    await expect(failing.ready()).rejects.toThrow('connect')
    await copied()
    expect(await slugsOf(started(stock({ failure: away }).source))).toEqual(['car-a', 'car-b', 'car-c'])
  })

  it('that can’t be written holds nobody up', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    await writeFile(path.join(directory, 'file'), '')
    const index = createFreshIndex({
      source: withStockCopy(stock().source, path.join(directory, 'file', 'below'), 'org'),
      build: loadStockIndex,
      now: () => 0,
    })
    expect((await index.ready()).cars).toHaveLength(3)
    await vi.waitFor(() => expect(told).toHaveBeenCalled(), { timeout: 30_000 })
    expect(await index.refresh()).toBe(false)
  })

  it('is not read for a fault of another kind', async () => {
    await started(stock().source).ready()
    await copied()
    await expect(started(stock({ failure: new Error('syntax error') }).source).ready()).rejects.toThrow('syntax error')
  })
})
