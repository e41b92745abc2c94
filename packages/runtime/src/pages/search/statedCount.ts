import type { StockResult } from '@forecourt/rules/entities/StockFacet'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** Above this many matches, a search engine's count is only an estimate (SRC-38). */
const exactUpTo = 1999

/** The number of cars a list says it has: counted, or above 1,999 the configured number, or else the sum of the car types (SRC-38). */
export const statedCount = (result: StockResult, stock: ResolvedConfig['stock']): number => {
  if (result.total <= exactUpTo) return result.total
  if (stock.countOverride > 0) return stock.countOverride
  const sum = (result.facets.car_type ?? []).reduce((total, item) => total + item.count, 0)
  return sum || result.total
}
