import assert from 'node:assert/strict'
import type { SearchRecord } from '../../contract/SearchRecord'
import { loadSearchIndex } from '../../engine/createSearchIndex'
import type { SearchIndex } from '../../engine/SearchIndex'
import { naiveSearch } from '../naiveSearch'
import type { BenchPage } from './benchPages'
import { requestsFor } from './benchPages'
import { benchSettings } from './benchStock'
import type { Contender } from './Contender'

/** Our engine: answers all requests of a page with hits, facets and statistics, and each filtered facet without its own selection. */
export class ForecourtContender implements Contender {
  constructor(private readonly settings = benchSettings) {}

  private records: readonly SearchRecord[] = []
  private index: SearchIndex<SearchRecord> | null = null

  async load(records: readonly SearchRecord[]): Promise<void> {
    this.records = records
    this.index = await loadSearchIndex({ settings: this.settings, read: (record) => record }, [records])
  }

  ask(page: BenchPage): number {
    return this.index?.search(requestsFor(page))[0]?.found ?? Number.NaN
  }

  /** Compares all answers with plain loops over all records. */
  check(pages: readonly BenchPage[]): void {
    for (const page of pages) {
      const requests = requestsFor(page)
      const answers = this.index?.search(requests)
      for (const [at, request] of requests.entries())
        assert.deepEqual(answers?.[at], naiveSearch(this.records, request, this.settings), `A wrong answer to ${JSON.stringify(request)}`)
    }
  }
}
