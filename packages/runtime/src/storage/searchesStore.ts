import { isRecord } from '@forecourt/schema/isRecord'
import { type Store, storedTexts } from './Store'
import { searchesKey } from './searchesKey'

/** A recent search: its filters as text, and its URL (ENT-23). */
export interface StoredSearch {
  /** Path and query, relative to the site's root. */
  readonly path: string
  /** The filter preset by the path, such as 'Toyota'; empty for the whole stock. */
  readonly name: string
  readonly refinements: readonly string[]
}

/** Number of stored searches (ENT-23). */
export const maxSearches = 5

/** Maximum number of filters in a stored search; more weren't written by us. */
const maxRefinements = 12

const readRefinements = (entry: unknown): readonly string[] => {
  const listed = isRecord(entry) && Array.isArray(entry.refinements) ? entry.refinements.slice(0, maxRefinements) : []
  return listed.map((refinement) => storedTexts({ refinement }, ['refinement']).refinement).filter(Boolean)
}

/** Whether it is a path of this site: no other host, and no script URL. */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path)

/** Recent searches with filters, newest first (ENT-23). */
export const searchesStore: Store<readonly StoredSearch[]> = {
  key: searchesKey,
  version: 1,
  empty: [],
  read: (stored) =>
    (Array.isArray(stored) ? stored : [])
      .map((entry) => ({ ...storedTexts(entry, ['path', 'name']), refinements: readRefinements(entry) }))
      .filter(({ path, refinements }) => isOwnPath(path) && refinements.length > 0)
      .slice(0, maxSearches),
}
