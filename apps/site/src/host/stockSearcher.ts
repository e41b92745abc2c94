import type { RuntimeHost } from '@forecourt/runtime/host/RuntimeHost'

/** Search options of a page. */
export interface SearchOptions {
  /** Cache size in results (SRC-37). */
  readonly cacheSize: number
}

/** Shares one load among callers; a failure is retried. */
function fetchedOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let underway: Promise<Value> | null = null
  return () => {
    underway ??= load().catch((error: unknown) => {
      underway = null
      throw error
    })
    return underway
  }
}

/** Stock lists and counts; the code loads when a shopper is about to search. */
export function stockSearcher(
  { cacheSize }: SearchOptions = { cacheSize: 0 },
): Pick<RuntimeHost, 'countStock' | 'prepareSearch' | 'stockList' | 'prepareStockList'> {
  const counted = fetchedOnce(async () => (await import('./createStockCounter')).createStockCounter(cacheSize))
  const listed = fetchedOnce(async () => (await import('./stockLists')).stockLists(cacheSize))

  return {
    prepareStockList: () => void listed().catch(() => {}),
    stockList: async (choice) => (await listed())(choice),
    prepareSearch: () => void counted().catch(() => {}),
    countStock: async (state) => (await counted())(state),
  }
}
