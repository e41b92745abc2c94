import { QueryClient } from '@tanstack/react-query'

/** Remembers nothing of other tests, and a read that fails is not tried again while the next test runs. */
export const testQueryClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
