import type { FacetItem } from '@forecourt/rules/entities/StockFacet'
import type { BlockData, QuickCounts, SiteData } from '@forecourt/rules/pages/PageData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { QuickSearchForm } from './QuickSearchForm'

export interface QuickSearchProps {
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
  return [...counts].map(([value, count]) => ({ label: value, value, count }))
}

const roughly = ({ models, stockCount }: SiteData): QuickCounts => ({
  total: stockCount,
  makes: summed(models, ({ make }) => make),
  bodies: summed(models, ({ body }) => body),
  prices: null,
})

/** A search by make, body, price and words: a plain form whose answer is the search page. */
export const QuickSearch = ({ config, site, quick }: QuickSearchProps) => (
  <search data-tone="background" className="@container block">
    <QuickSearchForm quick={quick ?? roughly(site)} search={{ ...config.search, appId: '', key: '', indexName: '', promos: [] }} />
  </search>
)
