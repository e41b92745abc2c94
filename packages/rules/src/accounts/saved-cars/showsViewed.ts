import { isOn } from '../../parts/settingNeeds'

/** A site that shows shoppers the cars they looked at lately (FAV-05). */
export const showsViewed = isOn('/favourites/showViewed')
