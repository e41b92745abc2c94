import type { RuntimeHost } from '@forecourt/runtime/host/RuntimeHost'
import type { StockClient } from '@forecourt/search/client/createStockClient'
import type { SearchAccess } from '@forecourt/search/client/SearchAccess'

/** What a page is told about searching. */
export interface SearchOptions {
  readonly access: SearchAccess
  /** How many answers are kept (SRC-37). */
  readonly cacheSize: number
}

/** Stock search for the parts of a page; its code is fetched when a shopper is about to search. Without access there is none. */
export function stockSearcher(asked: SearchOptions | undefined): Pick<RuntimeHost, 'search' | 'prepareSearch'> {
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

  return {
    prepareSearch: () => void connected().catch(() => {}),
    search: async (question) => (await connected()).search(question, new Date().toISOString()),
  }
}
