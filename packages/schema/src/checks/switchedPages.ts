import type { ResolvedConfig } from '../ResolvedConfig'

type Favourites = Pick<ResolvedConfig, 'favourites'>

/** The pages that a site has only while a setting is on, by their path's only segment: comparing (FAV-02) and saved cars (VDP-10). */
export const switchedPages = {
  compare: { setting: '/favourites/compare', isOn: ({ favourites }: Favourites) => favourites.compare },
  favourites: { setting: '/favourites/enabled', isOn: ({ favourites }: Favourites) => favourites.enabled },
} as const
