import type { QueryClient } from '@tanstack/react-query'

/**
 * Whatever was read of these resources is read again where it is shown, and before it is shown the next time. Keys begin with the
 * resource: react-admin's with its name, those of calls with the path of the procedure, whose first part it is.
 */
export const invalidateResources = (queries: QueryClient, ...resources: readonly string[]) =>
  queries.invalidateQueries({
    predicate: ({ queryKey: [first] }) => resources.includes(String(Array.isArray(first) ? first[0] : first)),
  })
