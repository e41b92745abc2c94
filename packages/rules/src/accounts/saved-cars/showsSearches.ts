import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isOn } from '../../parts/settingNeeds'

/** A site that shows shoppers the cars they looked at lately (FAV-05). */
export const showsViewed = isOn('/favourites/showViewed')

/** Whether a site offers shoppers what they searched for lately (ENT-23). */
export const showsSearches = ({ favourites }: { readonly favourites: Pick<ResolvedConfig['favourites'], 'showSearches'> }): boolean =>
  favourites.showSearches
