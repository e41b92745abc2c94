import type { QuickCounts } from '@forecourt/rules/blocks/BlockRules'
import type { FacetItem } from '@forecourt/rules/entities/StockResult'
import { statedCount } from '@forecourt/rules/search/list/statedCount'
import { parseSearch } from '@forecourt/rules/search/parseSearch'
import { numbersInText } from '@forecourt/rules/search/understanding/numbersInText'
import { understand } from '@forecourt/rules/search/understanding/understand'
import { understoodState } from '@forecourt/rules/search/understanding/understoodState'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { RuntimeHost, StockCounts } from '../../host/RuntimeHost'

const itemsWithCars = (items: readonly FacetItem[] = [], chosen: readonly string[] = []): readonly FacetItem[] =>
  items.filter(({ count, value }) => count > 0 || chosen.includes(value))

const countsOf = ({ total, facets, ranges }: StockCounts, params: URLSearchParams, countOverride: number): QuickCounts => ({
  // Above 1,999 cars an engine's count is an estimate, so the number that the site has configured is shown instead.
  total: statedCount({ total, facets }, { countOverride }),
  makes: itemsWithCars(facets.make, params.getAll('make')),
  bodies: itemsWithCars(facets.body, params.getAll('body')),
  prices: ranges.price ?? null,
})

/** Runs a quick search, with the counts of the page it leads to; null if search is unavailable. */
export const findQuick = async (
  host: Pick<RuntimeHost, 'countStock' | 'searchLexicon' | 'namedStockNumber'>,
  params: URLSearchParams,
  { search, countOverride }: { readonly search: ResolvedConfig['search']; readonly countOverride: number },
): Promise<QuickCounts | null> => {
  const query = params.get('q') ?? ''
  const lexicon = query === '' ? null : await host.searchLexicon().catch(() => null)
  const stockNumber = numbersInText(query).length > 0 ? await host.namedStockNumber(query).catch(() => null) : null
  // The quick search has no fields for weekly prices, so subscriptions are off: a parameter for them has no effect.
  const searchState = parseSearch(params, {
    config: { search, price: { offerSubscriptions: false } as ResolvedConfig['price'] },
    preset: {},
  })
  const state = lexicon ? understoodState(searchState, understand(query, lexicon, stockNumber)) : searchState
  try {
    const result = await host.countStock(state)
    return result.limited ? null : countsOf(result, params, countOverride)
  } catch {
    return null
  }
}
