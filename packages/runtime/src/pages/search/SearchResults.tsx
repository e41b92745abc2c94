import type { PageProps } from '../../PageProps'
import { VehicleGrid } from '../../sections/vehicle/VehicleGrid'
import { activeFilters } from './activeFilters'
import { cardsAmong } from './cardsAmong'
import { EmptyResult } from './EmptyResult'
import { FilterChips } from './FilterChips'
import { Pagination } from './Pagination'
import { PastTheEnd } from './PastTheEnd'
import { presetName } from './presetName'
import { relaxations } from './relaxations'
import { wishForm, wishOf } from './wishOf'

/** What was found: the filters in force, the cars, and the way to the others. Drawn by the server first, and in the browser from the first choice on. */
export const SearchResults = (page: PageProps<'search'>) => {
  const { route, config, data, request } = page
  const { state, result, site } = data
  const { path } = route
  const filters = activeFilters(path, state)
  const preset = presetName(route.preset, site)
  const isPastTheEnd = result.cars.length === 0 && result.total > 0
  const wish = wishOf([...(preset ? [preset] : []), ...filters.map(({ label }) => label)])
  return (
    <>
      {filters.length > 0 && (
        <div className="mb-5">
          <FilterChips filters={filters} clearHref={path} />
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
          among={cardsAmong({ ...page, wish })}
        />
      ) : isPastTheEnd ? (
        <PastTheEnd path={path} state={state} pageCount={result.pageCount} />
      ) : (
        <EmptyResult
          filters={filters.length}
          relaxations={relaxations(path, state, filters, result.without)}
          clearHref={path}
          narrowed={preset !== null}
          form={wishForm(config, site, request.now)}
          wish={wish}
        />
      )}
      {!isPastTheEnd && <Pagination path={path} state={state} page={result.page} pageCount={result.pageCount} />}
    </>
  )
}
