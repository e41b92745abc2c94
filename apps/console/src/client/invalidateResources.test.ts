import { expect, test } from 'vitest'
import { api } from './api'
import { invalidateResources } from './invalidateResources'
import { resourceFilter } from './resourceFilters'
import { testQueryClient } from './testing/testQueryClient'

test('Invalidating a resource invalidates its records and calls in the cache, and no other resource', async () => {
  const queries = testQueryClient()
  const keys = {
    record: [...resourceFilter('sites').queryKey, 'getOne', { id: 's1' }],
    call: api.sites.templateChoices.queryKey({ siteId: 's1' }),
    other: api.users.choices.queryKey(),
    otherRecord: [...resourceFilter('stock').queryKey, 'getList'],
  }
  for (const key of Object.values(keys)) queries.setQueryData(key, {} as never)
  await invalidateResources(queries, 'sites', 'organisations')
  const old = Object.entries(keys).flatMap(([name, key]) => (queries.getQueryState(key)?.isInvalidated ? [name] : []))
  expect(old).toEqual(['record', 'call'])
})
