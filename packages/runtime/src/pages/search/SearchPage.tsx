import { formatSearch } from '@forecourt/rules/search/formatSearch'
import type { PageProps } from '../../PageProps'
import { RecentSearches } from '../../sections/search-history/RecentSearches.client'
import { VehicleGrid } from '../../sections/vehicle/VehicleGrid'
import { RememberSearch } from '../../storage/RememberSearch.client'
import { Button } from '../../ui/Button'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { Icon } from '../../ui/Icon'
import { activeFilters } from './activeFilters'
import { EmptyResult } from './EmptyResult'
import { FilterChips } from './FilterChips'
import { FilterFields } from './FilterFields'
import { FilterSheet } from './FilterSheet'
import { headingText } from './headingText'
import { Pagination } from './Pagination'
import { presetName } from './presetName'
import { SearchForm } from './SearchForm.client'
import { SortSelect } from './SortSelect'
import { searchHref } from './searchHref'
import { statedCount } from './statedCount'

const layouts = {
  sidebar: { frame: 'lg:grid lg:grid-cols-[17.5rem_minmax(0,1fr)] lg:gap-8 xl:gap-10', form: '', fields: '' },
  top: { frame: '', form: 'lg:mb-5', fields: 'lg:flex lg:flex-wrap lg:items-center lg:gap-2' },
} as const

/** The stock list: filters, cars and pages. Every filter and page is an address, so it works as links and a form before any script (SRC-01 to SRC-05). */
export const SearchPage = ({ route, config, data, request }: PageProps<'search'>) => {
  const { state, result, site } = data
  const { path } = route
  const layout = layouts[config.search.filterLayout]
  const count = statedCount(result, config.stock)
  const filters = activeFilters(path, state, config)
  const preset = presetName(route.preset, site)
  const given = state.given ?? { sortBy: config.search.defaultSort, values: {} }
  const from = (result.page - 1) * config.search.pageSize + 1

  return (
    <Container className="pt-6 pb-section lg:pt-10">
      {config.favourites.showSearches && (
        <RememberSearch
          path={searchHref(path, { ...state, page: 1 })}
          name={preset ?? ''}
          refinements={filters.map(({ label }) => label).join('\n')}
        />
      )}
      <div className="mb-5 lg:mb-8">
        {preset && <p className="mb-1 text-small font-semibold text-link">{preset}</p>}
        <Heading level={1} size="section">
          <span data-setting="/search/heading">{headingText(config.search.heading, count)}</span>
        </Heading>
      </div>
      <div className={layout.frame}>
        <SearchForm path={path} search={formatSearch(state)} given={given} className={layout.form}>
          <FilterSheet layout={config.search.filterLayout} count={count}>
            <div className={layout.fields}>
              <div className="group/box relative">
                <label className="relative block border-b border-line py-4 lg:border-0 lg:py-0">
                  <span className="sr-only">Search our stock</span>
                  <Icon name="search" size={18} className="absolute top-1/2 left-3.5 -translate-y-1/2 text-muted" />
                  <input
                    type="search"
                    name="query"
                    placeholder="Search..."
                    defaultValue={state.query}
                    autoComplete="off"
                    className="field pl-11!"
                  />
                </label>
                {config.favourites.showSearches && (
                  <div data-setting="/favourites/showSearches">
                    <RecentSearches look="dropdown" />
                  </div>
                )}
              </div>
              <FilterFields route={route} config={config} data={data} />
            </div>
            <Button type="submit" variant="secondary" wide className="mt-4 hidden! noscript:inline-flex!">
              Apply filters
            </Button>
          </FilterSheet>
        </SearchForm>
        <section
          id="results"
          aria-labelledby="results-heading"
          className="min-w-0 transition-opacity duration-200 data-pending:opacity-50 data-pending:delay-150"
        >
          <h2 id="results-heading" className="sr-only">
            Cars
          </h2>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <Button popoverTarget="filters" variant="outline" size="small" className="lg:hidden">
              <Icon name="slidersHorizontal" size={18} />
              Filters
              {filters.length > 0 && (
                <span className="grid min-w-5 place-items-center rounded-full bg-brand px-1.5 text-tiny leading-5 text-on-brand">
                  {filters.length}
                </span>
              )}
            </Button>
            <p className="text-small text-muted max-lg:hidden" aria-live="polite">
              {result.cars.length > 0 &&
                `Showing ${from.toLocaleString('en-AU')} to ${(from + result.cars.length - 1).toLocaleString('en-AU')} of ${count.toLocaleString('en-AU')}`}
            </p>
            <SortSelect sortBy={state.sortBy} />
          </div>
          {filters.length > 0 && (
            <div className="mb-5">
              <FilterChips filters={filters} clearHref={path} />
            </div>
          )}
          {result.cars.length > 0 ? (
            <VehicleGrid cars={result.cars} config={config} request={request} site={site} priorityCount={3} />
          ) : (
            <EmptyResult filters={filters} clearHref={path} narrowed={preset !== null} />
          )}
          <Pagination path={path} state={state} page={result.page} pageCount={result.pageCount} />
        </section>
      </div>
    </Container>
  )
}
