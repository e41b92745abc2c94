import type { PageProps } from '../../PageProps'
import { VehicleGrid } from '../../sections/vehicle/VehicleGrid'
import { activeFilters } from './activeFilters'
import { EmptyResult } from './EmptyResult'
import { FilterChips } from './FilterChips'
import { Pagination } from './Pagination'
import { presetName } from './presetName'

/** What was found: the filters in force, the cars, and the way to the others. Drawn by the server first, and in the browser from the first choice on. */
export const SearchResults = ({ route, config, data, request }: PageProps<'search'>) => {
  const { state, result, site } = data
  const { path } = route
  const filters = activeFilters(path, state, config)
  return (
    <>
      {filters.length > 0 && (
        <div className="mb-5">
          <FilterChips filters={filters} clearHref={path} />
        </div>
      )}
      {result.cars.length > 0 ? (
        <VehicleGrid cars={result.cars} config={config} request={request} site={site} priorityCount={3} />
      ) : (
        <EmptyResult filters={filters} clearHref={path} narrowed={presetName(route.preset, site) !== null} />
      )}
      <Pagination path={path} state={state} page={result.page} pageCount={result.pageCount} />
    </>
  )
}
