import { runInSlices, runToEnd } from '../work/Work'
import { type IndexSource, SearchIndex, SegmentsBuilder } from './SearchIndex'

/** Builds an index synchronously: for a few thousand documents. */
export function createSearchIndex<Document>(source: IndexSource<Document>, documents: readonly Document[]): SearchIndex<Document> {
  const builder = new SegmentsBuilder(source)
  runToEnd(builder.add(documents))
  return new SearchIndex(source, runToEnd(builder.done()))
}

/**
 * Builds an index in slices that yield to the event loop: for any number of documents. Indexes pages while the next ones are being read, so
 * that neither waits for the other to finish.
 */
export async function loadSearchIndex<Document>(
  source: IndexSource<Document>,
  pages: AsyncIterable<readonly Document[]> | Iterable<readonly Document[]>,
): Promise<SearchIndex<Document>> {
  const builder = new SegmentsBuilder(source)
  for await (const page of pages) await runInSlices(builder.add(page))
  return new SearchIndex(source, await runInSlices(builder.done()))
}
