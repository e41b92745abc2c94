import type { Car } from '@forecourt/rules/entities/Car'
import { searchSummary } from '@forecourt/rules/measuring/searchSummary'
import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import type { RouteNames } from '@forecourt/rules/routing/parseSearchPreset'
import { parseSearch } from '@forecourt/rules/search/parseSearch'
import type { SearchWhatIf } from '@forecourt/rules/what-if/WhatIf'
import { matchSavedSearches } from '../worker/matchSavedSearches'
import type { ListedSite } from './placesInLists'

/** A path that shoppers with alerts saved. */
interface SavedPath {
  readonly path: string
  readonly shopperIds: readonly string[]
}

/** Filters of a saved search as text, without the words that its shopper entered, which may name a person. */
const savedSearchText = (path: string, { config, names }: Pick<ListedSite, 'config'> & { readonly names: RouteNames }): string => {
  const [pathname = '', query = ''] = path.split('?')
  const match = matchRoute(config, names, pathname)
  if (match.kind !== 'page' || match.route.page !== 'search') return 'A search'
  const { preset } = match.route
  const state = parseSearch(new URLSearchParams(query), { config, preset })
  const fixed = [preset.make, preset.model].filter((value) => value !== undefined && !Object.values(state.values).flat().includes(value))
  const summary = [...fixed, searchSummary({ ...state, query: '' })].filter(Boolean).join(' · ')
  return summary || (state.query === '' ? 'All cars' : 'A search by words')
}

/**
 * Saved searches with alerts that would find more or fewer of the changed cars (FAV-06), most shoppers first. Searches with the same text
 * count together; each shopper counts once for it. Contains no personal data.
 */
export const searchesAffected = (
  { before, after }: { readonly before: readonly Car[]; readonly after: readonly Car[] },
  saved: readonly SavedPath[],
  { names, ...site }: ListedSite & { readonly names: RouteNames },
): SearchWhatIf[] => {
  const paths = saved.map(({ path }) => path)
  const context = { site, names, now: site.now }
  const [found, finds] = [before, after].map((cars) => matchSavedSearches(cars, paths, context))
  const affected = new Map<string, { shoppers: Set<string>; gains: Set<string>; loses: Set<string> }>()
  for (const { path, shopperIds } of saved) {
    const [was, is] = [new Set(found?.get(path)), new Set(finds?.get(path))]
    const gains = [...is].filter((id) => !was.has(id))
    const loses = [...was].filter((id) => !is.has(id))
    if (gains.length + loses.length === 0) continue
    const text = savedSearchText(path, { ...site, names })
    const known = affected.get(text) ?? { shoppers: new Set(), gains: new Set(), loses: new Set() }
    for (const id of shopperIds) known.shoppers.add(id)
    for (const id of gains) known.gains.add(id)
    for (const id of loses) known.loses.add(id)
    affected.set(text, known)
  }
  return [...affected]
    .map(([text, { shoppers, gains, loses }]) => ({ text, shoppers: shoppers.size, gains: gains.size, loses: loses.size }))
    .toSorted((one, other) => other.shoppers - one.shoppers || one.text.localeCompare(other.text))
}
