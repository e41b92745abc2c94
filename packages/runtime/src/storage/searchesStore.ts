import { isRecord } from '@forecourt/schema/isRecord'
import { type Store, storedTexts } from './Store'
import { searchesKey } from './searchesKey'

/** A search a shopper looked at: what was asked, in words, and the address that asks it again (ENT-23). */
export interface StoredSearch {
  /** Path and query, from the site's root. */
  readonly path: string
  /** What the path itself narrows the list to, such as 'Toyota'; empty for the whole stock. */
  readonly name: string
  readonly refinements: readonly string[]
}

/** How many are remembered (ENT-23). */
export const mostSearches = 5

/** Words of a search are few; what has more was put there by something else. */
const mostRefinements = 12

const readRefinements = (entry: unknown): readonly string[] => {
  const listed = isRecord(entry) && Array.isArray(entry.refinements) ? entry.refinements.slice(0, mostRefinements) : []
  return listed.map((refinement) => storedTexts({ refinement }, ['refinement']).refinement).filter(Boolean)
}

/** A page of this site: what leads to another host, or runs as a script, is no path. */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path)

/** The last searches with refinements, newest first (ENT-23). */
export const searchesStore: Store<readonly StoredSearch[]> = {
  key: searchesKey,
  version: 1,
  empty: [],
  read: (stored) =>
    (Array.isArray(stored) ? stored : [])
      .map((entry) => ({ ...storedTexts(entry, ['path', 'name']), refinements: readRefinements(entry) }))
      .filter(({ path, refinements }) => isOwnPath(path) && refinements.length > 0)
      .slice(0, mostSearches),
}
