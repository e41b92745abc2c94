import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { RenderedSite } from '../sites/RenderedSite'
import { listedStock } from '../stock/search/listedStock'
import type { Transaction } from '../Transaction'

export type PriceSearchBlock = Extract<ResolvedConfig['pages']['list'][number]['blocks'][number], { kind: 'priceSearch' }>

/** How many cars of the list cost between the ends a price search starts with (SRC-30). */
export const countPriced = async (
  tx: Transaction,
  site: RenderedSite,
  { from, to }: Pick<PriceSearchBlock, 'from' | 'to'>,
  now: string,
): Promise<number> => {
  const [low, high] = [Math.min(from, to) * 100, Math.max(from, to) * 100]
  const [row] = await tx.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from cars car where ${listedStock(site, now)} and car.price_cents > 0 and car.price_cents between ${low} and ${high}`
  return row?.count ?? 0
}
