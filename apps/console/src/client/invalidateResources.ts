import type { QueryClient } from '@tanstack/react-query'

/**
 * Invalidates queries of resources: shown ones refetch now, others when they are next shown. Keys begin with the resource: its name in
 * react-admin's keys, the first part of the procedure's path in those of calls.
 */
export const invalidateResources = (queries: QueryClient, ...resources: readonly string[]) =>
  queries.invalidateQueries({
    predicate: ({ queryKey: [first] }) => resources.includes(String(Array.isArray(first) ? first[0] : first)),
  })
