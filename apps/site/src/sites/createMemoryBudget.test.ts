import { describe, expect, it } from 'vitest'
import { createMemoryBudget } from './createMemoryBudget'

const setUp = (maxBytes: number) => {
  const evicted: string[] = []
  const budget = createMemoryBudget({ maxBytes, evict: (organisationId) => evicted.push(organisationId) })
  return { evicted, budget }
}

describe('memory of cached organisations', () => {
  it('The memory budget of cached organisations evicts the least recently used organisations until the rest fits', () => {
    const { evicted, budget } = setUp(100)
    for (const id of ['a', 'b', 'c']) budget.setSize(id, 'stock', 30)
    budget.touch('a')
    expect(evicted).toEqual([])
    budget.setSize('d', 'stock', 60)
    expect(evicted).toEqual(['b', 'c'])
  })

  it('The memory budget of cached organisations replaces the size of a part, and adds those of other parts', () => {
    const { evicted, budget } = setUp(100)
    budget.setSize('a', 'stock', 90)
    budget.setSize('a', 'stock', 40)
    budget.setSize('b', 'stock', 30)
    budget.setSize('b', 'site', 30)
    expect(evicted).toEqual([])
    budget.setSize('b', 'site', 31)
    expect(evicted).toEqual(['a'])
  })

  it('The memory budget of cached organisations leaves the only organisation, however large it is', () => {
    const { evicted, budget } = setUp(100)
    budget.setSize('a', 'stock', 1_000)
    expect(evicted).toEqual([])
    budget.setSize('b', 'stock', 1_000)
    expect(evicted).toEqual(['a'])
  })

  it('The memory budget of cached organisations forgets the size of a removed organisation', () => {
    const { evicted, budget } = setUp(100)
    budget.setSize('a', 'stock', 90)
    budget.remove('a')
    budget.setSize('b', 'stock', 90)
    expect(evicted).toEqual([])
  })
})
