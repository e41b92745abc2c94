import { type KeptSearch, mostSearches } from './searchesStore'

/** Puts a search in front of those before: each once, newest first, at most five (ENT-23). */
export const withSearch = (searches: readonly KeptSearch[], search: KeptSearch): readonly KeptSearch[] =>
  [search, ...searches.filter(({ path }) => path !== search.path)].slice(0, mostSearches)
