import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { StockResult } from '../../entities/StockResult'
import type { SearchPreset } from '../../routing/parseSearchPreset'

const perMakePage = 21

/** Page size of a list: 21 for a make or model (SRC-47), otherwise the site's setting (SRC-34). */
export const listPageSize = ({ pageSize }: Pick<ResolvedConfig['search'], 'pageSize'>, { make }: Pick<SearchPreset, 'make'>): number =>
  make === undefined ? pageSize : perMakePage

/** Above this total, a search engine's count is an estimate (SRC-38). */
const exactUpTo = 1999

/**
 * The displayed number of cars: the exact count, or above 1,999 the configured number, otherwise the sum of the car types (SRC-31,
 * SRC-38).
 *
 * @example statedCount({ total: 2_000, facets: {} }, { countOverride: 7_000 }) // 7000
 */
export const statedCount = (
  { total, facets }: Pick<StockResult, 'total' | 'facets'>,
  { countOverride }: Pick<ResolvedConfig['stock'], 'countOverride'>,
): number => {
  if (total <= exactUpTo) return total
  if (countOverride > 0) return countOverride
  const sum = (facets.car_type ?? []).reduce((cars, { count }) => cars + count, 0)
  return sum || total
}
