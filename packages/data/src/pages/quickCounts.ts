import type { FacetItem } from '@forecourt/rules/entities/StockFacet'
import type { QuickCounts } from '@forecourt/rules/pages/PageData'
import { Prisma } from '../generated/client'
import type { RenderedSite } from '../sites/RenderedSite'
import { listedStock } from '../stock/search/listedStock'
import type { Transaction } from '../Transaction'

const grouped = (tx: Transaction, site: RenderedSite, value: Prisma.Sql, now: string) => tx.$queryRaw<FacetItem[]>`
    select ${value} as label, ${value} as value, count(*)::int as count
    from cars car
    where ${listedStock(site, now)} and ${value} is not null
    group by 2
    order by 3 desc, 1`

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
    makes: await grouped(tx, site, Prisma.sql`car.make`, now),
    bodies: await grouped(tx, site, Prisma.sql`coalesce(car.simple_body, car.body)`, now),
    prices,
  }
}
