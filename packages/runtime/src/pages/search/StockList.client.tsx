'use client'

import { formatSearch } from '@forecourt/rules/search/formatSearch'
import type { MouseEvent, ReactNode } from 'react'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import type { PageProps } from '../../PageProps'
import { RecentSearches } from '../../sections/search-history/RecentSearches.client'
import { RememberSearch } from '../../storage/RememberSearch.client'
import { Button } from '../../ui/Button'
import { Container } from '../../ui/Container'
import { Glyph } from '../../ui/Glyph'
import { Heading } from '../../ui/Heading'
import { search as searchIcon } from '../../ui/icons/search'
import { activeFilters } from './activeFilters'
import { FilterFields } from './FilterFields'
import { FilterSheet } from './FilterSheet'
import { FoundCars } from './FoundCars'
import { headingText } from './headingText'
import { NearNotice } from './NearNotice'
import { presetName } from './presetName'
import { ResultsBar } from './ResultsBar'
import { SearchForm } from './SearchForm.client'
import { SearchNotice } from './SearchNotice'
import { searchHref } from './searchHref'
import { statedCount } from './statedCount'
import { useStockSearch } from './useStockSearch'
import { withUncounted } from './withUncounted'

export interface StockListProps extends PageProps<'search'> {
  /** How many cars the page came with. */
  readonly shownCars: number
  /** What was found, as the page came with it. */
  readonly children: ReactNode
}

const layouts = {
  sidebar: { frame: 'lg:grid lg:grid-cols-[17.5rem_minmax(0,1fr)] lg:gap-8 xl:gap-10', form: '', fields: '' },
  drawer: { frame: '', form: '', fields: '' },
  top: { frame: '', form: 'lg:mb-5', fields: 'lg:flex lg:flex-wrap lg:items-center lg:gap-2' },
} as const

/** The list that a link within this page's own list leads to, as a query string; null for every other press. */
const searchPressed = (event: MouseEvent, path: string): string | null => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  const isOwn = link?.origin === window.location.origin && link.pathname === path && link.hash === '' && link.target === ''
  return isOwn ? link.search : null
}

/** The filters and what they find. The page comes with its first answer drawn; from the first choice on, answers are drawn here (SRC-01 to SRC-05). */
export const StockList = ({ route, config, data, request, shownCars, children }: StockListProps) => {
  const host = useRuntimeHost()
  const { shown, isPending, isDown, go, prepare } = useStockSearch({ route, config, data })
  const { state, Results } = shown
  const result = withUncounted(shown.result, state, data.site)
  const { path } = route
  const layout = layouts[config.search.filterLayout]
  const count = statedCount(result, config.stock)
  const filters = activeFilters(path, state, config)
  const preset = presetName(route.preset, data.site)
  const given = state.given ?? { sortBy: config.search.defaultSort, values: {} }
  const drawn = { ...data, state, result }

  const onClick = (event: MouseEvent) => {
    const search = host.mode === 'live' ? searchPressed(event, path) : null
    if (search === null) return
    event.preventDefault()
    go(search, true)
  }

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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are the links within. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links press themselves on Enter. */}
      <div className={layout.frame} onClick={onClick} onPointerOver={prepare} onPointerDown={prepare} onFocus={prepare}>
        <SearchForm
          path={path}
          search={formatSearch(state)}
          given={given}
          answer={shown}
          onSearch={(search) => go(search, false)}
          className={layout.form}
        >
          <FilterSheet layout={config.search.filterLayout} count={count}>
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
                {config.favourites.showSearches && (
                  <div data-setting="/favourites/showSearches">
                    <RecentSearches look="dropdown" />
                  </div>
                )}
              </div>
              <FilterFields route={route} config={config} data={drawn} />
            </div>
            <Button type="submit" variant="secondary" wide className="mt-4 hidden! noscript:inline-flex!">
              Apply filters
            </Button>
          </FilterSheet>
        </SearchForm>
        <section
          id="results"
          aria-labelledby="results-heading"
          aria-busy={isPending}
          data-pending={isPending || undefined}
          className="min-w-0 scroll-mt-24 transition-opacity duration-200 data-pending:not-has-[.car-grid]:opacity-50 data-pending:delay-150"
        >
          <h2 id="results-heading" tabIndex={-1} className="sr-only">
            Cars
          </h2>
          {(isDown || result.limited) && <SearchNotice isLimited={result.limited === true} />}
          {state.near && result.near === null && <NearNotice postcode={state.near.postcode} />}
          <ResultsBar
            config={config}
            state={state}
            page={result.page}
            count={count}
            cars={Results ? result.cars.length : shownCars}
            filters={filters.length}
            isNear={Boolean(result.near)}
          />
          {Results ? <FoundCars answer={shown} Results={Results} route={route} config={config} data={drawn} request={request} /> : children}
        </section>
      </div>
    </Container>
  )
}
