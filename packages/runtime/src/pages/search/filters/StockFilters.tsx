import { showsSearches } from '@forecourt/rules/accounts/saved-cars/showsSearches'
import type { FilterSection } from '@forecourt/rules/search/filters/filterSections'
import { formatSearch } from '@forecourt/rules/search/formatSearch'
import { memo } from 'react'
import type { PageProps } from '../../../PageProps'
import { KeywordField } from '../../../sections/keyword-search/KeywordField.client'
import { RecentSearches } from '../../../sections/search-history/RecentSearches.client'
import { Button } from '../../../ui/Button'
import type { ListConfig } from '../browser/listConfig'
import { SearchForm, type SearchFormProps } from '../browser/SearchForm.client'
import { FilterFields } from './FilterFields'
import { FilterSheet } from './FilterSheet'

export interface StockFiltersProps extends Pick<PageProps<'search'>, 'route' | 'data'>, Pick<SearchFormProps, 'resultKey' | 'onSearch'> {
  readonly config: ListConfig
  readonly sections: readonly FilterSection[]
  /** Number of matching cars. */
  readonly count: number
  /** Whether the last selection failed because the browser is offline. */
  readonly isOffline: boolean
}

const layouts = {
  sidebar: { form: '', fields: '', keywords: 'lg:pb-3' },
  drawer: { form: '', fields: '', keywords: '' },
  top: { form: 'lg:mb-5', fields: 'lg:flex lg:flex-wrap lg:items-center lg:gap-2', keywords: '' },
} as const

/** The filters of a stock list; memoised, so that they render only for a new result (SRC-05). */
export const StockFilters = memo(({ route, config, data, sections, resultKey, count, isOffline, onSearch }: StockFiltersProps) => {
  const { state } = data
  const { search } = config
  const layout = layouts[search.filterLayout]
  return (
    <SearchForm
      path={route.path}
      search={formatSearch(state)}
      defaults={state.defaults ?? { sortBy: search.defaultSort, values: {} }}
      preset={route.preset}
      resultKey={resultKey}
      onSearch={onSearch}
      className={layout.form}
    >
      <FilterSheet
        layout={search.filterLayout}
        count={count}
        noun={search.noun}
        clearHref={formatSearch(state) === '' ? null : route.path}
        isOffline={isOffline}
      >
        <div className={layout.fields}>
          <div className={`search-box relative ${layout.keywords}`}>
            <div className="border-b border-line py-4 lg:border-0 lg:py-0">
              <KeywordField
                id="list-say"
                label="Search our stock"
                placeholder="Search..."
                defaultValue={state.query}
                remembers={false}
                list={{ path: route.path, preset: route.preset, state }}
              />
            </div>
            {showsSearches(config) && (
              <div data-setting="/favourites/showSearches">
                <RecentSearches look="dropdown" />
              </div>
            )}
          </div>
          <FilterFields route={route} config={config} data={data} sections={sections} />
        </div>
        <Button type="submit" variant="secondary" wide className="mt-4 hidden! noscript:inline-flex!">
          Apply filters
        </Button>
      </FilterSheet>
    </SearchForm>
  )
})
