import type { RuntimeHost } from '@forecourt/runtime/host/RuntimeHost'
import type { StockClient } from '@forecourt/search/client/createStockClient'
import type { SearchAccess } from '@forecourt/search/client/SearchAccess'

/** What a page is told about searching. */
export interface SearchOptions {
  readonly access: SearchAccess
  /** How many answers are kept (SRC-37). */
  readonly cacheSize: number
}

/** Stock search and stock lists for the parts of a page; their code is fetched when a shopper is about to search. Without access there is no search. */
export function stockSearcher(
  asked: SearchOptions | undefined,
): Pick<RuntimeHost, 'search' | 'prepareSearch' | 'stockList' | 'prepareStockList'> {
  let client: Promise<StockClient> | null = null

  async function connect({ access, cacheSize }: SearchOptions): Promise<StockClient> {
    const { createStockClient } = await import('@forecourt/search/client/createStockClient')
    const { host, protocol } = window.location
    return createStockClient(access, { host, protocol: protocol === 'https:' ? 'https' : 'http' }, cacheSize)
  }

  function connected(): Promise<StockClient> {
    if (!asked) return Promise.reject(new Error('This page can’t search'))
    client ??= connect(asked).catch((error: unknown) => {
      client = null
      throw error
    })
    return client
  }

  let lists: Promise<RuntimeHost['stockList']> | null = null

  function listed(): Promise<RuntimeHost['stockList']> {
    lists ??= import('./stockLists').then(
      ({ stockLists }) => stockLists(asked?.cacheSize ?? 0),
      (error: unknown) => {
        lists = null
        throw error
      },
    )
    return lists
  }

  return {
    prepareStockList: () => void listed().catch(() => {}),
    stockList: async (choice) => (await listed())(choice),
    prepareSearch: () => void connected().catch(() => {}),
    search: async (question) => (await connected()).search(question, new Date().toISOString()),
  }
}
