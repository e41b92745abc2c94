import type { RuntimeHost } from '@forecourt/runtime/host/RuntimeHost'
import type { StockClient } from '@forecourt/search/client/createStockClient'
import type { SearchAccess } from '@forecourt/search/client/SearchAccess'

/** What a page is told about searching. */
export interface SearchOptions {
  readonly access: SearchAccess
  /** How many answers are kept (SRC-37). */
  readonly cacheSize: number
}

/** What is fetched once for all who ask; what did not come is asked for again. */
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

/** Stock search and stock lists for the parts of a page; their code is fetched when a shopper is about to search. Without access there is no search. */
export function stockSearcher(
  asked: SearchOptions | undefined,
): Pick<RuntimeHost, 'search' | 'prepareSearch' | 'stockList' | 'prepareStockList'> {
  const connected = fetchedOnce<StockClient>(async () => {
    if (!asked) throw new Error('This page can’t search')
    const { createStockClient } = await import('@forecourt/search/client/createStockClient')
    const { host, protocol } = window.location
    return createStockClient(asked.access, { host, protocol: protocol === 'https:' ? 'https' : 'http' }, asked.cacheSize)
  })
  const listed = fetchedOnce(async () => (await import('./stockLists')).stockLists(asked?.cacheSize ?? 0))

  return {
    prepareStockList: () => void listed().catch(() => {}),
    stockList: async (choice) => (await listed())(choice),
    prepareSearch: () => void connected().catch(() => {}),
    search: async (question) => (await connected()).search(question, new Date().toISOString()),
  }
}
