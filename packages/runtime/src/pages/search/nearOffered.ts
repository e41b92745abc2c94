import type { SiteData } from '@forecourt/rules/pages/PageData'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** Whether shoppers can look around a postcode: where cars stand in one place alone, how far that is narrows nothing. */
export const nearOffered = (
  config: Pick<ResolvedConfig, 'search'>,
  state: SearchState,
  { locations }: Pick<SiteData, 'locations'>,
): boolean =>
  config.search.distances.length > 0 &&
  (state.near !== undefined || locations.filter(({ visible, address }) => visible && address.latitude !== null).length > 1)
