import { create, insertMultiple, search } from '@orama/orama'
import type { SearchRecord } from '../../contract/SearchRecord'
import type { BenchPage } from './benchPages'
import { benchSettings } from './benchStock'
import type { Contender } from './Contender'

/** Orama can't search an attribute that it counts as a facet, so such attributes are added again under other names. */
const searched = benchSettings.searchable.map((attribute) => (benchSettings.facets.includes(attribute) ? `${attribute}_text` : attribute))

/**
 * Orama searches the same texts and computes the same counts: each filtered facet takes another search without its own selection. It
 * computes no statistics here. Without words it gets no term: an empty one with `properties` would run a full-text search, 100 times
 * slower.
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

  async ask(page: BenchPage): Promise<number> {
    const found = await this.search(page, null)
    const refined = [...Object.keys(page.values), ...(page.range ? [page.range.attribute] : [])]
    for (const facet of refined) await this.search(page, facet)
    return found
  }

  /** One search: the page itself, or a facet's counts without its own selection. */
  private async search({ query, values, range, sort }: BenchPage, without: string | null): Promise<number> {
    const chosen = Object.entries(values).filter(([facet]) => facet !== without)
    const where = Object.fromEntries(chosen.map(([facet, some]): [string, object] => [facet, { in: some }]))
    if (range && range.attribute !== without) where[range.attribute] = { between: [range.min, range.max] }
    const key = benchSettings.sorts[sort]?.keys[0]
    // Orama can't sort by attributes that it counts.
    const property = key?.attribute === 'year' ? 'year_number' : (key?.attribute ?? 'custom_rank')
    const facets = without === null ? benchSettings.facets : benchSettings.facets.filter((facet) => facet === without)
    const found = await search(this.db, {
      ...(query !== '' && { term: query, properties: searched, tolerance: 2, threshold: 0 }),
      where,
      limit: without === null ? 21 : 0,
      ...(without === null && { sortBy: { property, order: key?.descending ? 'DESC' : 'ASC' } }),
      facets: Object.fromEntries(facets.map((facet) => [facet, { limit: 100, order: 'DESC' }])),
    } as Parameters<typeof search>[1])
    return found.count
  }
}
