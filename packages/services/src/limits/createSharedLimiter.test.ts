import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { expect, it } from 'vitest'
import { createSharedLimiter, type LimitsClient } from './createSharedLimiter'

const world = testWorld()

it('processes share the count, by statements without names, which a pooler in transaction mode could not run', async () => {
  const queries: object[] = []
  const client: LimitsClient = {
    query: (query) => {
      queries.push(query)
      return world.db.platformPool.query({ ...query, values: query.values ?? [] })
    },
  }
  const [one, other] = [0, 1].map(() => createSharedLimiter(client, { name: 'shared', count: 5, seconds: 60 }))
  const taken = await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other)?.take('key')))
  expect(taken.filter((answer) => answer?.allowed)).toHaveLength(5)
  await one?.reset('key')
  await other?.uncount('key')
  expect(await one?.take('key')).toEqual({ allowed: true })
  expect(queries).toHaveLength(23)
  for (const query of queries) expect(query).not.toHaveProperty('name')
})
