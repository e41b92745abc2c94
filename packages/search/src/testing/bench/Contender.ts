import type { SearchRecord } from '../../contract/SearchRecord'
import type { BenchPage } from './benchPages'

/** A search engine under measurement. */
export interface Contender {
  load(records: readonly SearchRecord[]): Promise<void> | void
  /** Answers a page: 21 hits, twenty facets with their 100 most frequent values, each refined one without its own choice. Returns how many cars were found. */
  ask(page: BenchPage): Promise<number> | number
}
