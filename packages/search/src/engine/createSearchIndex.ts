import { runInSlices, runToEnd } from '../work/Work'
import { type IndexSource, SearchIndex, SegmentsBuilder } from './SearchIndex'

/** An index, built at one go: for a few thousand documents. */
export function createSearchIndex<Document>(source: IndexSource<Document>, documents: readonly Document[]): SearchIndex<Document> {
  const builder = new SegmentsBuilder(source)
  runToEnd(builder.add(documents))
  return new SearchIndex(source, runToEnd(builder.done()))
}

/**
 * An index, built in slices between which the event loop turns: for any number of documents. They are taken in as their pages come,
 * so that whoever reads them need not wait for the index, nor the index for all of them.
 */
export async function loadSearchIndex<Document>(
  source: IndexSource<Document>,
  pages: AsyncIterable<readonly Document[]> | Iterable<readonly Document[]>,
): Promise<SearchIndex<Document>> {
  const builder = new SegmentsBuilder(source)
  for await (const page of pages) await runInSlices(builder.add(page))
  return new SearchIndex(source, await runInSlices(builder.done()))
}
