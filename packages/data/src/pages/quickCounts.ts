import type { QuickCounts } from '@forecourt/rules/blocks/BlockData'
import type { FacetItem } from '@forecourt/rules/entities/StockFacet'
import { facetTitle } from '@forecourt/rules/search/facetTitle'
import { joinedCounts } from '@forecourt/rules/search/joinedCounts'
import type { RenderedSite } from '../sites/RenderedSite'
import { listedStock } from '../stock/search/listedStock'
import type { StoredText } from '../stock/search/spelledAlike'
import { facetColumns } from '../stock/search/stockConditions'
import type { Transaction } from '../Transaction'

/** The choices of a facet with their cars, each in all its spellings, as the list they lead to counts them (SRC-03). */
const counted = async (tx: Transaction, site: RenderedSite, facet: 'make' | 'body', now: string): Promise<FacetItem[]> => {
  const value = facetColumns[facet]
  const stored = await tx.$queryRaw<(StoredText & { readonly count: number })[]>`
    select ${value} as text, car.item_type as "itemType", count(*)::int as count
    from cars car
    where ${listedStock(site, now)} and ${value} is not null
    group by 1, 2`
  const counts = stored.map(({ text, itemType, count }) => ({ value: facetTitle(facet, text, itemType), count }))
  return joinedCounts(facet, counts).map((item) => ({ label: item.value, ...item }))
}

/** What a short search starts with: counted over the same cars as the list it leads to (SRC-31). */
export const quickCounts = async (tx: Transaction, site: RenderedSite, now: string): Promise<QuickCounts> => {
  const [row] = await tx.$queryRaw<{ total: number; min: number | null; max: number | null }[]>`
    select count(*)::int as total, floor(min(car.price_cents) filter (where car.price_cents > 0) / 100)::int as min,
      ceil(max(car.price_cents) / 100.0)::int as max
    from cars car
    where ${listedStock(site, now)}`
  const prices = row && row.min !== null && row.max !== null ? { min: row.min, max: row.max } : null
  return {
    total: row?.total ?? 0,
    makes: await counted(tx, site, 'make', now),
    bodies: await counted(tx, site, 'body', now),
    prices,
  }
}
