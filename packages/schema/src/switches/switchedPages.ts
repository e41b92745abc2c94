import type { ResolvedConfig } from '../ResolvedConfig'

type Settings = Pick<ResolvedConfig, 'favourites' | 'blog'>

/** The pages that a site has only while a setting is on, by their path's first segment: comparing (FAV-02), saved cars (VDP-10) and the blog (RTE-24). */
export const switchedPages = {
  compare: { setting: '/favourites/compare', isOn: ({ favourites }: Pick<Settings, 'favourites'>) => favourites.compare },
  favourites: { setting: '/favourites/enabled', isOn: ({ favourites }: Pick<Settings, 'favourites'>) => favourites.enabled },
  blog: { setting: '/blog/show', isOn: ({ blog }: Pick<Settings, 'blog'>) => blog.show },
} as const
