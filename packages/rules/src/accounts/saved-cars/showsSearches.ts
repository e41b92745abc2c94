import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isOn } from '../../parts/settingNeeds'

/** A site that shows recently viewed cars (FAV-05). */
export const showsViewed = isOn('/favourites/showViewed')

/** Whether a site offers a shopper's recent searches (ENT-23). */
export const showsSearches = ({ favourites }: { readonly favourites: Pick<ResolvedConfig['favourites'], 'showSearches'> }): boolean =>
  favourites.showSearches
