import { runInSlices } from '../work/runInSlices'
import { runToEnd } from '../work/runToEnd'
import { buildSegments, type IndexSource, SearchIndex } from './SearchIndex'

/** An index, built at one go: for a few thousand documents. */
export const createSearchIndex = <Document>(source: IndexSource<Document>, documents: readonly Document[]): SearchIndex<Document> =>
  new SearchIndex(source, runToEnd(buildSegments(source, documents)))

/** An index, built in slices between which the event loop turns: for any number of documents. */
export const loadSearchIndex = async <Document>(
  source: IndexSource<Document>,
  documents: readonly Document[],
): Promise<SearchIndex<Document>> => new SearchIndex(source, await runInSlices(buildSegments(source, documents)))
