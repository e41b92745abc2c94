import { create, insertMultiple, search } from '@orama/orama'
import type { SearchRecord } from '../../engine/SearchRecord'
import type { BenchPage } from './benchPages'
import { benchSettings } from './benchStock'
import type { Contender } from './Contender'

/** What can be counted there can't be searched by words: those come once more under other names. */
const searched = benchSettings.searchable.map((attribute) => (benchSettings.facets.includes(attribute) ? `${attribute}_text` : attribute))

/**
 * Orama searches the texts that ours does. It is asked once a page: it is spared the counts of refined facets without their own choice,
 * and the statistics.
 */
export class OramaContender implements Contender {
  // biome-ignore lint/suspicious/noExplicitAny: its types follow a schema known only here
  private db: any = null

  async load(records: readonly SearchRecord[]): Promise<void> {
    const enums = Object.fromEntries(benchSettings.facets.map((facet) => [facet, 'enum']))
    this.db = create({
      schema: {
        ...Object.fromEntries(searched.map((attribute) => [attribute, 'string'])),
        ...enums,
        price: 'number',
        km: 'number',
        custom_rank: 'number',
        year_number: 'number',
      },
    } as Parameters<typeof create>[0])
    const documents = records.map(({ objectID, ...record }) => ({
      id: objectID,
      year_number: record.year as number,
      ...Object.fromEntries(
        Object.entries({
          ...record,
          certified: String(record.certified),
          ...Object.fromEntries(searched.map((attribute, at) => [attribute, record[benchSettings.searchable[at] as string]])),
        }).filter(([, value]) => value !== null),
      ),
    }))
    await insertMultiple(this.db, documents, 2_000)
  }

  async ask({ query, values, range, sort }: BenchPage): Promise<number> {
    const where = Object.fromEntries(Object.entries(values).map(([facet, chosen]): [string, object] => [facet, { in: chosen }]))
    if (range) where[range.attribute] = { between: [range.min, range.max] }
    const key = benchSettings.sorts[sort]?.keys[0]
    // What can be counted there can't be sorted by.
    const property = key?.attribute === 'year' ? 'year_number' : (key?.attribute ?? 'custom_rank')
    const found = await search(this.db, {
      term: query,
      properties: searched,
      ...(query !== '' && { tolerance: 2, threshold: 0 }),
      where,
      limit: 21,
      sortBy: { property, order: key?.descending ? 'DESC' : 'ASC' },
      facets: Object.fromEntries(benchSettings.facets.map((facet) => [facet, { limit: 100, order: 'DESC' }])),
    } as Parameters<typeof search>[1])
    return found.count
  }
}
