import { setImmediate as turn } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createFreshIndex, type FreshSource } from './createFreshIndex'

interface Thing {
  readonly id: string
  readonly value: number
}

/** A fake store with a change log of ids, and a map as index. `between` runs wherever another process could change the store. */
function setUp() {
  const store = new Map<string, number>()
  const log: string[] = []
  const world = { isAway: false, forgotten: 0, now: 0, loads: 0, between: async (): Promise<void> => {} }
  const reach = async () => {
    await world.between()
    if (world.isAway) throw new Error('The store is away')
  }
  const source: FreshSource<Thing, number> = {
    async position() {
      await reach()
      return log.length
    },
    async *pages() {
      world.loads++
      const ids = [...store.keys()]
      for (let start = 0; start < ids.length; start += 2) {
        await reach()
        yield ids.slice(start, start + 2).flatMap((id) => (store.has(id) ? [{ id, value: store.get(id) as number }] : []))
      }
    },
    async changesSince(position) {
      await reach()
      if (position < world.forgotten) return null
      const ids = [...new Set(log.slice(position, position + 3))]
      const next = Math.min(position + 3, log.length)
      return {
        upserts: ids.flatMap((id) => (store.has(id) ? [{ id, value: store.get(id) as number }] : [])),
        removals: ids.filter((id) => !store.has(id)),
        position: next,
        more: next < log.length,
      }
    },
  }
  const put = (id: string, value: number | null) => {
    if (value === null) store.delete(id)
    else store.set(id, value)
    log.push(id)
  }
  const build = async (pages: AsyncIterable<readonly Thing[]>) => {
    const map = new Map<string, number>()
    for await (const things of pages) for (const { id, value } of things) map.set(id, value)
    return {
      map,
      async apply({ upserts, removals }: { upserts: readonly Thing[]; removals: readonly string[] }) {
        await world.between()
        for (const id of removals) map.delete(id)
        for (const { id, value } of upserts) map.set(id, value)
      },
    }
  }
  const onReady = vi.fn()
  return { world, store, log, put, onReady, fresh: createFreshIndex({ source, build, now: () => world.now, maxAge: 86_400_000, onReady }) }
}

describe('createFreshIndex', () => {
  it('createFreshIndex loads the index at the first request, once for concurrent requests', async () => {
    const { world, put, fresh, onReady } = setUp()
    put('a', 1)
    expect(await fresh.refresh()).toBe(false)
    expect(world.loads).toBe(0)
    expect(fresh.current()).toBeNull()
    const [one, other] = await Promise.all([fresh.ready(), fresh.ready()])
    expect(one).toBe(other)
    expect(fresh.current()).toBe(one)
    expect(world.loads).toBe(1)
    expect(onReady).toHaveBeenCalledTimes(1)
  })

  it('createFreshIndex applies changed, added and removed records, and returns whether there were any', async () => {
    const { put, fresh } = setUp()
    put('a', 1)
    put('b', 1)
    const index = await fresh.ready()
    expect(await fresh.refresh()).toBe(false)
    put('a', 2)
    put('b', null)
    put('c', 3)
    put('d', 4)
    expect(await fresh.refresh()).toBe(true)
    expect(index.map).toEqual(new Map([['a', 2], ['c', 3], ['d', 4]])) // biome-ignore format: short
  })

  it('createFreshIndex runs another refresh after the current one if one is requested meanwhile', async () => {
    const { world, put, fresh } = setUp()
    const index = await fresh.ready()
    let hold = () => {}
    world.between = () => new Promise<void>((resolve) => (hold = resolve))
    put('a', 1)
    const first = fresh.refresh()
    await turn()
    put('b', 2)
    const second = fresh.refresh()
    const third = fresh.refresh()
    expect(third).toBe(second)
    world.between = async () => {}
    hold()
    await Promise.all([first, second])
    expect([...index.map.keys()].sort()).toEqual(['a', 'b'])
  })

  it('createFreshIndex keeps its records while the database is unavailable, and catches up later', async () => {
    const { world, put, fresh } = setUp()
    put('a', 1)
    const index = await fresh.ready()
    world.isAway = true
    put('a', 2)
    await expect(fresh.refresh()).rejects.toThrow('away')
    expect(fresh.current()).toBe(index)
    expect(index.map.get('a')).toBe(1)
    world.isAway = false
    await fresh.refresh()
    expect(index.map.get('a')).toBe(2)
  })

  it('createFreshIndex retries a failed load after a delay', async () => {
    const { world, put, fresh } = setUp()
    put('a', 1)
    world.isAway = true
    await expect(fresh.ready()).rejects.toThrow('away')
    world.isAway = false
    await expect(fresh.ready()).rejects.toThrow('away')
    expect(fresh.current()).toBeNull()
    expect(world.loads).toBe(0)
    world.now += 2000
    expect((await fresh.ready()).map.get('a')).toBe(1)
  })

  it('createFreshIndex reloads if its position in the change log is too old, and uses the old index meanwhile', async () => {
    const { world, log, put, fresh } = setUp()
    put('a', 1)
    const old = await fresh.ready()
    put('a', 2)
    put('b', 3)
    world.forgotten = log.length
    const refreshed = fresh.refresh()
    expect(fresh.current()).toBe(old)
    expect(await refreshed).toBe(true)
    expect(fresh.current()?.map).toEqual(new Map([['a', 2], ['b', 3]])) // biome-ignore format: short
    expect(world.loads).toBe(2)
  })

  it('createFreshIndex reloads an index after a day, as cars that expire are not in the change log', async () => {
    const { world, store, put, fresh } = setUp()
    put('a', 1)
    put('b', 1)
    await fresh.ready()
    store.delete('b')
    await fresh.refresh()
    expect(fresh.current()?.map.has('b')).toBe(true)
    world.now += 86_400_000
    await fresh.refresh()
    expect(fresh.current()?.map.has('b')).toBe(false)
  })

  it('createFreshIndex equals a newly loaded index after any order of changes, loads and refreshes', async () => {
    const change = fc.record({ id: fc.constantFrom(...'abcdefgh'), value: fc.option(fc.nat(9)) })
    const step = fc.oneof(fc.array(change, { minLength: 1, maxLength: 9 }), fc.constant('refresh' as const), fc.constant('forget' as const))
    await fc.assert(
      fc.asyncProperty(
        fc.array(change),
        fc.array(step, { maxLength: 12 }),
        fc.infiniteStream(fc.option(change, { freq: 4 })),
        async (before, steps, among) => {
          const { world, store, log, put, fresh } = setUp()
          for (const { id, value } of before) put(id, value)
          let left = 12
          world.between = async () => {
            const { value } = among.next()
            if (value && left-- > 0) put(value.id, value.value)
            await Promise.resolve()
          }
          const waiting: Promise<unknown>[] = [fresh.ready()]
          for (const taken of steps) {
            if (taken === 'refresh') waiting.push(fresh.refresh())
            else if (taken === 'forget') world.forgotten = log.length
            else for (const { id, value } of taken) put(id, value)
            await Promise.resolve()
          }
          await Promise.all(waiting)
          left = 0
          await fresh.refresh()
          expect([...(fresh.current()?.map ?? [])].sort()).toEqual([...store].sort())
        },
      ),
    )
  })
})
