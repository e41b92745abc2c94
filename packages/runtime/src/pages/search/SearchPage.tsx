import { showsSearches } from '@forecourt/rules/accounts/saved-cars/showsSearches'
import { shows } from '@forecourt/rules/parts/Part'
import { listAbove } from '@forecourt/rules/routing/linkedLists'
import { filterSections } from '@forecourt/rules/search/filters/filterSections'
import { viewTogglePart } from '@forecourt/rules/search/list/viewTogglePart'
import type { PageProps } from '../../PageProps'
import { listConfig } from './browser/listConfig'
import { listData } from './browser/listData'
import { BodyDrawings } from './filters/BodyDrawings'
import { shownSearch } from './presetName'
import { ListView } from './results/ListView'
import { SearchResults } from './results/SearchResults'
import { StockList } from './StockList.client'

/**
 * The stock list: filters, cars and pagination. Every filter and page is a URL, so it works without scripts as links and a form (SRC-01 to
 * SRC-05).
 */
export const SearchPage = ({ route, config, data, request }: PageProps<'search'>) => {
  const { result, site } = data
  return (
    <>
      <ListView first={config.search.view} remembers={shows(viewTogglePart, { config })} mode={request.mode} />
      <BodyDrawings bodies={[...site.models.map(({ body }) => body ?? ''), ...(result.facets.body ?? []).map(({ value }) => value)]} />
      <StockList
        route={route}
        config={listConfig(config)}
        data={listData(data)}
        sections={filterSections(config)}
        siteTypes={[...new Set(site.models.map(({ itemType = 'car' }) => itemType))]}
        above={listAbove(route.preset, site)}
        shownCars={result.cars.length}
        viewedSearch={showsSearches(config) ? shownSearch(route, data.state, site) : null}
      >
        <SearchResults route={route} config={config} data={data} request={request} />
      </StockList>
    </>
  )
}
