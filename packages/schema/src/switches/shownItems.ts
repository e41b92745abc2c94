import { derived } from '../derived'
import type { ResolvedConfig } from '../ResolvedConfig'

type Settings = Pick<ResolvedConfig, 'favourites' | 'blog'>

/** Pages that depend on a setting, by first path segment: comparison (FAV-02), favourites (VDP-10) and blog (RTE-24). */
export const switchedPages = {
  compare: { setting: '/favourites/compare', isOn: ({ favourites }: Pick<Settings, 'favourites'>) => favourites.compare },
  favourites: { setting: '/favourites/enabled', isOn: ({ favourites }: Pick<Settings, 'favourites'>) => favourites.enabled },
  blog: { setting: '/blog/show', isOn: ({ blog }: Pick<Settings, 'blog'>) => blog.show },
} as const

/** Whether location pages are below /contact-us instead of /our-location (RTE-02, RTE-03). */
export const hasContactPages = ({ pageMode }: Pick<ResolvedConfig['locations'], 'pageMode'>): boolean => pageMode === 'contact-us'

/** Whether car pages have the dealer's custom link (VDP-07). */
export const hasOwnLink = ({ customButtonHref }: Pick<ResolvedConfig['vdp'], 'customButtonHref'>): boolean => customButtonHref !== ''

interface Item {
  readonly shown: boolean
}

/** Whether a page, block or popup is switched on (RTE-21). */
export const isSwitchedOn = ({ shown }: Item): boolean => shown

/** The content pages that are switched on. */
export const shownPages = <Page extends Item>({ pages }: { readonly pages: { readonly list: readonly Page[] } }): Page[] =>
  pages.list.filter(isSwitchedOn)

/** Whether a link leads to a content page that is switched off (RTE-21). */
export const leadsToHiddenPage = derived((href: string, { pages }: Pick<ResolvedConfig, 'pages'>): boolean => {
  const path = href.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '')
  const there = pages.list.filter((page) => page.path === path)
  return there.length > 0 && !there.some(isSwitchedOn)
})

/** The blocks of a page that are switched on; the rules decide whether they have content. */
export const shownBlocks = <Block extends Item>({ blocks }: { readonly blocks: readonly Block[] }): Block[] => blocks.filter(isSwitchedOn)

/** Whether a list item is switched on before defaults are filled in: true by default. */
export const isItemShown = ({ shown }: { readonly [key: string]: unknown }): boolean => shown !== false
