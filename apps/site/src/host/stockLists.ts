import { formatSearch } from '@forecourt/rules/search/formatSearch'
import type { DrawnStock } from '@forecourt/runtime/host/DrawnStock'
import type { RuntimeHost } from '@forecourt/runtime/host/RuntimeHost'
import { createListCaches } from './createListCaches'
import { stockListPath } from './stockListPath'

/** Timeout in milliseconds, after which the full page is loaded. */
const longestAnswer = 8_000

/** Requests the results of a stock list; only the latest request counts. Cached (SRC-35, SRC-37). */
export function stockLists(cacheSize: number): RuntimeHost['stockList'] {
  const cacheFor = createListCaches<DrawnStock>(cacheSize)
  let newest = new AbortController()
  return async ({ path, preset, state }) => {
    const cache = cacheFor(preset)
    newest.abort()
    const own = new AbortController()
    newest = own
    const address = `${path}${formatSearch(state)}`
    const now = new Date().toISOString()
    const cached = cache.get(address, now)
    if (cached) return cached
    const timer = setTimeout(() => own.abort(), longestAnswer)
    try {
      const response = await fetch(`${stockListPath}${address}`, { signal: own.signal })
      if (!response.ok) throw new Error(`The list of ${address} was answered ${response.status}.`)
      const drawn = (await response.json()) as DrawnStock
      cache.put(address, drawn, now)
      return drawn
    } finally {
      clearTimeout(timer)
    }
  }
}
