import type { RuntimeHost } from '../host/RuntimeHost'
import { readStored, writeStored } from './Store'
import { mostSearches, type StoredSearch, searchesStore } from './searchesStore'

/** Puts a search in front of those before: each once, newest first, at most five (ENT-23). */
export const withSearch = (searches: readonly StoredSearch[], search: StoredSearch): readonly StoredSearch[] =>
  [search, ...searches.filter(({ path }) => path !== search.path)].slice(0, mostSearches)

/** Remembers a search as the last one (ENT-23). */
export const storeSearch = (host: Pick<RuntimeHost, 'storage'>, search: StoredSearch): void => {
  writeStored(host, searchesStore, withSearch(readStored(host, searchesStore), search))
}
