import { describe, expect, it } from 'vitest'
import { createViewCounter } from './createViewCounter'

const build = (maxCars = 100) => {
  const state = { fails: false, written: [] as unknown[] }
  const counter = createViewCounter({
    write: async (organisationId, looks) => {
      if (state.fails) throw new Error('The database is away')
      state.written.push([organisationId, Object.fromEntries(looks)])
    },
    pauseMs: 5,
    maxCars,
  })
  return { state, counter }
}

describe('createViewCounter', () => {
  it('createViewCounter writes many views together, automatically and once (API-04)', async () => {
    const { state, counter } = build()
    for (let view = 0; view < 50; view++) counter.add('o', view % 2 ? 'a' : 'b')
    counter.add('p', 'a')
    expect(counter.pendingViews('o', 'a')).toBe(25)
    await expect
      .poll(() => state.written)
      .toEqual([
        ['o', { a: 25, b: 25 }],
        ['p', { a: 1 }],
      ])
    expect(counter.pendingViews('o', 'a')).toBe(0)
    await counter.flush()
    expect(state.written.length).toBe(2)
  })

  it('createViewCounter loses no view while the database is away, and adds those that come meanwhile', async () => {
    const { state, counter } = build()
    state.fails = true
    counter.add('o', 'a')
    await counter.flush()
    counter.add('o', 'a')
    state.fails = false
    await counter.flush()
    expect(state.written).toEqual([['o', { a: 2 }]])
  })

  it('the view counter holds a limited number of cars between two writes, and counts every view of those', async () => {
    const { state, counter } = build(2)
    for (const car of ['a', 'b', 'c', 'a']) counter.add('o', car)
    await counter.flush()
    expect(state.written).toEqual([['o', { a: 2, b: 1 }]])
    counter.add('o', 'c')
    await counter.flush()
    expect(state.written[1]).toEqual(['o', { c: 1 }])
  })
})
