import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { SearchState } from '../SearchState'

type Config = { readonly search: Pick<ResolvedConfig['search'], 'hideUnpricedWhenCheapestFirst'> }

/** Whether a list leaves out cars without a price: only where the site wants it so, and only cheapest first, where they would come before all others (SRC-18). */
export const hidesUnpriced = ({ search }: Config, { sortBy }: Pick<SearchState, 'sortBy'>): boolean =>
  search.hideUnpricedWhenCheapestFirst && sortBy === 'price_asc'
