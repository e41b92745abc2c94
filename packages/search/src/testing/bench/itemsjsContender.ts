/// <reference path="./itemsjs.d.ts" />
import itemsjs from 'itemsjs'
import type { SearchRecord } from '../../contract/SearchRecord'
import type { BenchPage } from './benchPages'
import { benchSettings } from './benchStock'
import type { Contender } from './Contender'

/**
 * itemsjs itself counts filtered facets without their own selection. It computes no statistics here, and gets the query without typos, as
 * it has no typo tolerance.
 */
export class ItemsjsContender implements Contender {
  private engine: ReturnType<typeof itemsjs> | null = null

  load(records: readonly SearchRecord[]): void {
    const items = records.map(({ objectID, ...record }) => ({ id: objectID, ...record, certified: String(record.certified) }))
    const aggregations = Object.fromEntries(benchSettings.facets.map((facet) => [facet, { title: facet, size: 100, conjunction: false }]))
    const sortings = Object.fromEntries(
      Object.entries(benchSettings.sorts).map(([sort, { keys }]) => [
        sort,
        { field: keys.map(({ attribute }) => attribute), order: keys.map(({ descending }) => (descending ? 'desc' : 'asc')) },
      ]),
    )
    this.engine = itemsjs(items, { aggregations, sortings, searchableFields: [...benchSettings.searchable] })
  }

  ask({ query, correctQuery, values, range, sort }: BenchPage): number {
    const filter =
      range && ((item: SearchRecord) => Number(item[range.attribute] ?? -1) >= range.min && Number(item[range.attribute]) <= range.max)
    return (
      this.engine?.search({ query: correctQuery ?? query, filters: values, sort, per_page: 21, page: 1, ...(filter && { filter }) })
        .pagination.total ?? Number.NaN
    )
  }
}
