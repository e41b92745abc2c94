import { mostSearches, type StoredSearch } from './searchesStore'

/** Puts a search in front of those before: each once, newest first, at most five (ENT-23). */
export const withSearch = (searches: readonly StoredSearch[], search: StoredSearch): readonly StoredSearch[] =>
  [search, ...searches.filter(({ path }) => path !== search.path)].slice(0, mostSearches)
