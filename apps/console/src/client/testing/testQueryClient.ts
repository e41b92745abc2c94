import { QueryClient } from '@tanstack/react-query'

/** A client of its own for each test, without retries. */
export const testQueryClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
