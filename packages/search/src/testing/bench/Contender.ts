import type { SearchRecord } from '../../contract/SearchRecord'
import type { BenchPage } from './benchPages'

/** A search engine in the benchmark. */
export interface Contender {
  load(records: readonly SearchRecord[]): Promise<void> | void
  /**
   * Runs a page: 21 hits, twenty facets with their 100 most frequent values, filtered ones without their own selection. Returns the number
   * of cars found.
   */
  ask(page: BenchPage): Promise<number> | number
}
