import { ownSegments } from '../generated/pageSegments'

/** First path segments of other built-in routes, current or former, and of configurable pages. */
const furtherSegments = ['private', 'unsubscribe', 'api', 'media', 'map-tiles', 'internal', 'shared', '_next']

/** First path segments of built-in routes: a content page there would be unreachable (RTE-14, RTE-19). */
const reservedSegments: ReadonlySet<string> = new Set([...ownSegments, ...furtherSegments])

/** Whether a path is reserved: '/search/toyota' is, '/searching' isn't. */
export const isReservedPath = (path: string): boolean => reservedSegments.has(path.split('/')[1] ?? '')
