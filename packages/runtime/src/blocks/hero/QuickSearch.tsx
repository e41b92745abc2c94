import { showsSearches } from '@forecourt/rules/accounts/saved-cars/showsSearches'
import type { BlockData, QuickCounts } from '@forecourt/rules/blocks/BlockData'
import type { FacetItem } from '@forecourt/rules/entities/StockFacet'
import { statedCount } from '@forecourt/rules/search/list/statedCount'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { SayForm } from '../../sections/say/SayForm.client'
import { QuickSearchForm } from './QuickSearchForm'

export interface QuickSearchProps {
  readonly look: 'choices' | 'words'
  readonly config: ResolvedConfig
  readonly site: SiteData
  /** Counted for this page; else what every page knows is enough. */
  readonly quick?: BlockData['quick']
}

const summed = (models: SiteData['models'], textOf: (model: SiteData['models'][number]) => string | null): FacetItem[] => {
  const counts = new Map<string, number>()
  for (const model of models) {
    const text = textOf(model)
    if (text !== null) counts.set(text, (counts.get(text) ?? 0) + model.count)
  }
  // Models are those for sale, a list also holds cars just sold: what is almost counted says which has most, and no number.
  return [...counts].map(([value, count]) => ({ label: value, value, count, uncounted: true }))
}

const roughly = ({ models, stockCount }: SiteData): QuickCounts => ({
  total: stockCount,
  makes: summed(models, ({ make }) => make),
  bodies: summed(models, ({ body }) => body),
  prices: null,
})

const stated = (quick: QuickCounts, stock: ResolvedConfig['stock']): QuickCounts => ({
  ...quick,
  total: statedCount({ total: quick.total, facets: {} }, stock),
})

/** A search by make, body, price and words, or by words alone: a plain form whose answer is the search page. */
export const QuickSearch = ({ look, config, site, quick }: QuickSearchProps) => (
  <search data-tone="background" className="@container block">
    {look === 'words' ? (
      <div className="max-w-3xl rounded-card bg-background p-3 text-text shadow-resting ring-1 ring-line sm:p-4">
        <SayForm id="quick-say" look="bar" placeholder={config.search.placeholder} remembers={showsSearches(config)} />
      </div>
    ) : (
      <QuickSearchForm
        quick={stated(quick ?? roughly(site), config.stock)}
        countOverride={config.stock.countOverride}
        search={{ ...config.search, appId: '', key: '', indexName: '', promos: [] }}
        remembers={showsSearches(config)}
      />
    )}
  </search>
)
