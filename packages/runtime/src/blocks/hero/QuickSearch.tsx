import { showsSearches } from '@forecourt/rules/accounts/saved-cars/showsSearches'
import type { BlockData, QuickCounts } from '@forecourt/rules/blocks/BlockRules'
import type { FacetItem } from '@forecourt/rules/entities/StockResult'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { groupedMakes } from '@forecourt/rules/search/filters/groupedMakes'
import { statedCount } from '@forecourt/rules/search/list/statedCount'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { KeywordField } from '../../sections/keyword-search/KeywordField.client'
import { KeywordForm } from '../../sections/keyword-search/KeywordForm.client'
import { Button } from '../../ui/Button'
import { Glyph } from '../../ui/Glyph'
import { search as searchIcon } from '../../ui/icons/search'
import { QuickForm } from './QuickForm.client'
import { countedText, totalText } from './quickTexts'

interface QuickSearchFormProps {
  /** Counts that were rendered with the page. */
  readonly quick: QuickCounts
  readonly search: ResolvedConfig['search']
  /** Text shown instead of very large counts (SRC-38). */
  readonly countOverride: number
  /** Whether recent searches are suggested. */
  readonly remembers: boolean
}

/** Price caps in whole dollars. */
const priceCaps = [10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000]

const label = 'mb-1.5 block text-tiny font-semibold text-muted'

/** A quick search form (SRC-04). The page contains initial counts; scripts update them on each change. */
export const QuickSearchForm = ({ quick, search, countOverride, remembers }: QuickSearchFormProps) => {
  const { total, makes, bodies, prices } = quick
  return (
    <QuickForm search={search} countOverride={countOverride}>
      <div className={quick.bodies.length > 1 ? '' : 'col-span-2 @3xl:col-span-1'}>
        <label htmlFor="quick-make" className={label}>
          Make
        </label>
        <select id="quick-make" name="make" className="field">
          <option value="">Any make</option>
          {groupedMakes(makes).map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.makes.map((make) => (
                <option key={make.value} value={make.value}>
                  {countedText(make)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      {quick.bodies.length > 1 && (
        <div>
          <label htmlFor="quick-body" className={label}>
            Body
          </label>
          <select id="quick-body" name="body" className="field">
            <option value="">Any body</option>
            {bodies.map((body) => (
              <option key={body.value} value={body.value}>
                {countedText(body)}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className="col-span-2 @3xl:col-span-1">
        <label htmlFor="quick-price" className={label}>
          Price
        </label>
        <select id="quick-price" name="price" className="field">
          <option value="">Any price</option>
          {priceCaps.map((dollars) => (
            <option key={dollars} value={`:${dollars}`} disabled={prices !== null && prices.min > dollars}>
              Up to {formatMoney(dollars * 100)}
            </option>
          ))}
        </select>
      </div>
      <div className="col-span-2 @5xl:col-span-1">
        <label htmlFor="quick-query" className={label}>
          Keywords
        </label>
        <KeywordField id="quick-query" label={null} placeholder={search.placeholder} remembers={remembers} />
      </div>
      <Button type="submit" className="col-span-2 whitespace-nowrap tabular-nums @3xl:col-span-1">
        <Glyph path={searchIcon} size={18} />
        <span data-total="">{totalText(total)}</span>
      </Button>
    </QuickForm>
  )
}

export interface QuickSearchProps {
  readonly look: 'choices' | 'words'
  /** Whether it is inside a panel, which frames it. */
  readonly isFramed?: boolean
  readonly config: ResolvedConfig
  readonly site: SiteData
  /** Counts for this page; without them the site-wide counts are used. */
  readonly quick?: BlockData['quick']
}

const countByText = (models: SiteData['models'], textOf: (model: SiteData['models'][number]) => string | null): FacetItem[] => {
  const counts = new Map<string, number>()
  for (const model of models) {
    const text = textOf(model)
    if (text !== null) counts.set(text, (counts.get(text) ?? 0) + model.count)
  }
  // Models are for sale, but a list also includes cars just sold: the counts are approximate, so they order the models and aren't shown.
  return [...counts].map(([value, count]) => ({ label: value, value, count, uncounted: true }))
}

const approximateCounts = ({ models, stockCount }: SiteData): QuickCounts => ({
  total: stockCount,
  makes: countByText(models, ({ make }) => make),
  bodies: countByText(models, ({ body }) => body),
  prices: null,
})

const statedCounts = (quick: QuickCounts, stock: ResolvedConfig['stock']): QuickCounts => ({
  ...quick,
  total: statedCount({ total: quick.total, facets: {} }, stock),
})

/** A search by make, body, price and text, or by text only: a plain form that submits to the search page. */
export const QuickSearch = ({ look, isFramed = false, config, site, quick }: QuickSearchProps) => (
  <search data-tone="background" className="@container block">
    {look === 'words' ? (
      <div className={isFramed ? '' : 'rounded-card bg-background p-3 text-text shadow-resting ring-1 ring-line sm:p-4'}>
        <KeywordForm id="quick-say" look="bar" placeholder={config.search.placeholder} remembers={showsSearches(config)} />
      </div>
    ) : (
      <QuickSearchForm
        quick={statedCounts(quick ?? approximateCounts(site), config.stock)}
        countOverride={config.stock.countOverride}
        search={{ ...config.search, appId: '', key: '', indexName: '', promos: [] }}
        remembers={showsSearches(config)}
      />
    )}
  </search>
)
