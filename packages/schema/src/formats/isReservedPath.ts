import { ownSegments } from '../generated/pageSegments'

/** First segments of what the software has beside pages, or had, or keeps for pages that settings give an address. */
const furtherSegments = ['private', 'unsubscribe', 'api', 'media', 'map-tiles', 'internal', 'shared', '_next']

/** First segments of paths that belong to the software: a content page there could never be reached (RTE-14, RTE-19). */
const reserved: ReadonlySet<string> = new Set([...ownSegments, ...furtherSegments])

/** Whether a path belongs to the software. '/search/toyota' does, '/searching' does not. */
export const isReservedPath = (path: string): boolean => reserved.has(path.split('/')[1] ?? '')
