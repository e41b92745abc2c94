import { hasAccounts } from '@forecourt/rules/accounts/hasAccounts'
import { saveSearchHref } from '@forecourt/rules/accounts/SaveSearchState'
import { withoutCondition } from '@forecourt/rules/search/nearestSearches'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { type FormContent, formContent } from '../../../forms/formContent'
import type { PageProps } from '../../../PageProps'
import { type ActiveFilter, activeFilters } from '../../../sections/search/activeFilters'
import { searchHref } from '../../../sections/search/searchHref'
import { VehicleGrid } from '../../../sections/vehicle/card/VehicleGrid'
import { ButtonLink } from '../../../ui/Button'
import { Heading } from '../../../ui/Heading'
import { Pagination } from '../../../ui/pagination/Pagination'
import { FilterChips } from '../filters/FilterChips'
import { presetName } from '../presetName'
import { EmptyResult, relaxations } from './EmptyResult'
import { insertedCards } from './insertedCards'

interface PastTheEndProps {
  readonly path: string
  readonly state: SearchState
  /** Number of pages. */
  readonly pageCount: number
  /** The site's word for its stock, such as 'cars'. */
  readonly noun: string
}

/** Shown on a page beyond the last, such as a bookmarked URL after cars were sold, with links to the existing pages. */
const PastTheEnd = ({ path, state, pageCount, noun }: PastTheEndProps) => (
  <div className="rounded-card border border-line bg-surface px-5 py-10 text-center sm:px-6 sm:py-14">
    <Heading level={2} size="subsection">
      The list is shorter now
    </Heading>
    <p className="mx-auto mt-2 max-w-md text-muted text-pretty">
      There’s no page {state.page.toLocaleString('en-AU')}.{' '}
      {pageCount === 1 ? `All the ${noun} fit on one page.` : `The last page is ${pageCount.toLocaleString('en-AU')}.`}
    </p>
    <div className="mt-7 flex flex-wrap justify-center gap-3">
      <ButtonLink href={searchHref(path, { ...state, page: 1 })} size="small">
        Go to the first page
      </ButtonLink>
      {pageCount > 1 && (
        <ButtonLink href={searchHref(path, { ...state, page: pageCount })} size="small" variant="outline">
          Go to the last page
        </ButtonLink>
      )}
    </div>
  </div>
)

interface ResultsQuery {
  readonly config: ResolvedConfig
  readonly site: SiteData
  readonly now: string
  /** The search as text; empty for none. */
  readonly wanted: string
}

/** The find-me-a-car form, prefilled with the search (ENQ-18). */
const findMeACarForm = (query: ResultsQuery): FormContent => formContent('find', { ...query, car: null })

/** The cars of the nearest search and the filters it omits; null if there is none. */
const nearestResult = ({ route, config, data, request }: PageProps<'search'>, filters: readonly ActiveFilter[]) => {
  const { state, result, site } = data
  const { nearest } = result
  if (!nearest || nearest.total === 0) return null
  const labels = filters.filter(({ facet }) => nearest.dropped.includes(facet)).map(({ label }) => label)
  return {
    labels,
    total: nearest.total,
    href: searchHref(route.path, nearest.dropped.reduce(withoutCondition, state)),
    cars: <VehicleGrid cars={nearest.cars} config={config} request={request} site={site} near={result.near ?? null} />,
  }
}

/**
 * The results: active filters, cars with promotion cards among them, and pagination; without results, links that remove one filter each.
 * Rendered on the server, with the page and for each selection (decision 087).
 */
export const SearchResults = (page: PageProps<'search'>) => {
  const { route, config, data, request } = page
  const { state, result, site } = data
  const { path } = route
  const filters = activeFilters(path, state)
  const preset = presetName(route.preset, site)
  const isPastTheEnd = result.cars.length === 0 && result.total > 0
  const wanted = [...(preset ? [preset] : []), ...filters.map(({ label }) => label)].join(', ')
  const form = findMeACarForm({ config, site, now: request.now, wanted })
  return (
    <>
      {filters.length > 0 && (
        <div className="mb-5">
          <FilterChips
            filters={filters}
            clearHref={path}
            saveHref={hasAccounts(config) ? saveSearchHref(searchHref(path, { ...state, page: 1 })) : null}
          />
        </div>
      )}
      {result.cars.length > 0 ? (
        <VehicleGrid
          cars={result.cars}
          config={config}
          request={request}
          site={site}
          near={result.near ?? null}
          priorityCount={1}
          inserted={insertedCards({ ...page, form })}
        />
      ) : isPastTheEnd ? (
        <PastTheEnd path={path} state={state} pageCount={result.pageCount} noun={config.search.noun} />
      ) : (
        <EmptyResult
          filters={filters.length}
          relaxations={relaxations(path, state, filters, result.without)}
          clearHref={path}
          narrowed={preset !== null}
          form={form}
          noun={config.search.noun}
          nearest={nearestResult(page, filters)}
        />
      )}
      {!isPastTheEnd && (
        <Pagination
          label="Results pages"
          pageHref={(page) => searchHref(path, { ...state, page })}
          page={result.page}
          pageCount={result.pageCount}
        />
      )}
    </>
  )
}
