import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { SearchState } from '../SearchState'

type Config = { readonly search: Pick<ResolvedConfig['search'], 'hideUnpricedWhenCheapestFirst'> }

/**
 * Whether a list hides cars without a price: only if the site is set so, and sorted by lowest price, where they would come first
 * (SRC-18).
 */
export const hidesUnpriced = ({ search }: Config, { sortBy }: Pick<SearchState, 'sortBy'>): boolean =>
  search.hideUnpricedWhenCheapestFirst && sortBy === 'price_asc'
