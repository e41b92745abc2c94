import type { FilterSection } from '@forecourt/rules/search/filterSections'
import { formatSearch } from '@forecourt/rules/search/formatSearch'
import { memo } from 'react'
import type { PageProps } from '../../PageProps'
import { RecentSearches } from '../../sections/search-history/RecentSearches.client'
import { Button } from '../../ui/Button'
import { Glyph } from '../../ui/Glyph'
import { search as searchIcon } from '../../ui/icons/search'
import { FilterFields } from './FilterFields'
import { FilterSheet } from './FilterSheet'
import { SearchForm, type SearchFormProps } from './SearchForm.client'

export interface StockFiltersProps
  extends Pick<PageProps<'search'>, 'route' | 'config' | 'data'>,
    Pick<SearchFormProps, 'answer' | 'onSearch'> {
  readonly sections: readonly FilterSection[]
  /** Cars the filters leave. */
  readonly count: number
}

const layouts = {
  sidebar: { form: '', fields: '' },
  drawer: { form: '', fields: '' },
  top: { form: 'lg:mb-5', fields: 'lg:flex lg:flex-wrap lg:items-center lg:gap-2' },
} as const

/** The filters of a stock list with what they leave; drawn again only for another answer (SRC-05). */
export const StockFilters = memo(({ route, config, data, sections, answer, count, onSearch }: StockFiltersProps) => {
  const { state } = data
  const { search, favourites } = config
  const layout = layouts[search.filterLayout]
  return (
    <SearchForm
      path={route.path}
      search={formatSearch(state)}
      given={state.given ?? { sortBy: search.defaultSort, values: {} }}
      answer={answer}
      onSearch={onSearch}
      className={layout.form}
    >
      <FilterSheet layout={search.filterLayout} count={count}>
        <div className={layout.fields}>
          <div className="group/box relative">
            <label className="relative block border-b border-line py-4 lg:border-0 lg:py-0">
              <span className="sr-only">Search our stock</span>
              <Glyph path={searchIcon} size={18} className="absolute top-1/2 left-3.5 -translate-y-1/2 text-muted" />
              <input
                type="search"
                name="query"
                placeholder="Search..."
                defaultValue={state.query}
                autoComplete="off"
                className="field pl-11!"
              />
            </label>
            {favourites.showSearches && (
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
