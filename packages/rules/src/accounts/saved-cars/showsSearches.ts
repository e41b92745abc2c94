import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** Whether a site offers shoppers what they searched for lately (ENT-23). */
export const showsSearches = ({ favourites }: { readonly favourites: Pick<ResolvedConfig['favourites'], 'showSearches'> }): boolean =>
  favourites.showSearches
