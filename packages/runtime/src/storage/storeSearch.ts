import type { RuntimeHost } from '../host/RuntimeHost'
import { readStored, writeStored } from './Store'
import { maxSearches, type StoredSearch, searchesStore } from './searchesStore'

/** Prepends a search to the recent ones: unique, newest first, at most five (ENT-23). */
export const withSearch = (searches: readonly StoredSearch[], search: StoredSearch): readonly StoredSearch[] =>
  [search, ...searches.filter(({ path }) => path !== search.path)].slice(0, maxSearches)

/** Stores a search as the most recent one (ENT-23). */
export const storeSearch = (host: Pick<RuntimeHost, 'storage'>, search: StoredSearch): void => {
  writeStored(host, searchesStore, withSearch(readStored(host, searchesStore), search))
}
