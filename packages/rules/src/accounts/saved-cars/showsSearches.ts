import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** Whether a site offers a shopper's recent searches (ENT-23). */
export const showsSearches = ({ favourites }: { readonly favourites: Pick<ResolvedConfig['favourites'], 'showSearches'> }): boolean =>
  favourites.showSearches
