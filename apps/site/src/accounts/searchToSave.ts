import { safeRedirectPath } from '@forecourt/rules/accounts/findGate'
import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import { formatSearch } from '@forecourt/rules/search/formatSearch'
import { parseSearch } from '@forecourt/rules/search/parseSearch'
import { searchHeading } from '@forecourt/rules/seo/searchHeading'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import { activeFilters } from '@forecourt/runtime/sections/search/activeFilters'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** Normalised address and name of a search; null for an address that is no search. Drops page number and sort order. */
export function searchToSave(
  address: string | null,
  { config, site }: { readonly config: ResolvedConfig; readonly site: SiteData },
): { path: string; name: string } | null {
  const [path = '', query = ''] = safeRedirectPath(address, '').split('#')[0]?.split('?') ?? []
  const match = matchRoute(config, site.names, path)
  if (match.kind !== 'page' || match.route.page !== 'search') return null
  const { preset } = match.route
  const state = parseSearch(new URLSearchParams(query), { config, preset })
  const searchQuery = formatSearch({ ...state, page: 1, sortBy: state.defaults?.sortBy ?? 'recommended' })
  const heading = searchHeading(preset, site, { noun: config.search.noun, itemTypes: state.values.item_type })
  const details = activeFilters(path, state).map(({ label }) => label)
  return { path: `${path}${searchQuery}`, name: [heading, ...details].join(', ').slice(0, 200) }
}
