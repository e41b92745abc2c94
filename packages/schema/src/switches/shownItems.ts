import type { ResolvedConfig } from '../ResolvedConfig'

type Settings = Pick<ResolvedConfig, 'favourites' | 'blog'>

/** The pages that a site has only while a setting is on, by their path's first segment: comparing (FAV-02), saved cars (VDP-10) and the blog (RTE-24). */
export const switchedPages = {
  compare: { setting: '/favourites/compare', isOn: ({ favourites }: Pick<Settings, 'favourites'>) => favourites.compare },
  favourites: { setting: '/favourites/enabled', isOn: ({ favourites }: Pick<Settings, 'favourites'>) => favourites.enabled },
  blog: { setting: '/blog/show', isOn: ({ blog }: Pick<Settings, 'blog'>) => blog.show },
} as const

/** Whether a site's location pages are below /contact-us; else they are below /our-location (RTE-02, RTE-03). */
export const hasContactPages = ({ pageMode }: Pick<ResolvedConfig['locations'], 'pageMode'>): boolean => pageMode === 'contact-us'

/** Whether car pages have somewhere of the dealer's own to lead to (VDP-07). */
export const hasOwnLink = ({ customButtonHref }: Pick<ResolvedConfig['vdp'], 'customButtonHref'>): boolean => customButtonHref !== ''

interface Item {
  readonly shown: boolean
}

/** Whether a page, a block of one or a popup is switched on (RTE-21). */
export const isSwitchedOn = ({ shown }: Item): boolean => shown

/** The content pages a site has: those that are switched on. */
export const shownPages = <Page extends Item>({ pages }: { readonly pages: { readonly list: readonly Page[] } }): Page[] =>
  pages.list.filter(isSwitchedOn)

/** The blocks of a page that are switched on; whether one has anything to show is for its rules to say. */
export const shownBlocks = <Block extends Item>({ blocks }: { readonly blocks: readonly Block[] }): Block[] => blocks.filter(isSwitchedOn)

/** Whether an item of any list is switched on as it is written, before defaults are filled in: one that says nothing of it is. */
export const isItemShown = ({ shown }: { readonly [key: string]: unknown }): boolean => shown !== false
