import type { RuntimeHost } from '@forecourt/runtime/host/RuntimeHost'

/** Search options of a page. */
export interface SearchOptions {
  /** Cache size in results (SRC-37). */
  readonly cacheSize: number
}

/** Shares one load among callers; a failure is retried. */
function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let pending: Promise<Value> | null = null
  return () => {
    pending ??= load().catch((error: unknown) => {
      pending = null
      throw error
    })
    return pending
  }
}

/** Stock lists and counts; the code loads when a shopper is about to search. */
export function stockSearcher(
  { cacheSize }: SearchOptions = { cacheSize: 0 },
): Pick<RuntimeHost, 'countStock' | 'prepareSearch' | 'stockList' | 'prepareStockList'> {
  const loadCounter = loadOnce(async () => (await import('./createStockCounter')).createStockCounter(cacheSize))
  const loadLists = loadOnce(async () => (await import('./stockLists')).stockLists(cacheSize))

  return {
    prepareStockList: () => void loadLists().catch(() => {}),
    stockList: async (choice) => (await loadLists())(choice),
    prepareSearch: () => void loadCounter().catch(() => {}),
    countStock: async (state) => (await loadCounter())(state),
  }
}
