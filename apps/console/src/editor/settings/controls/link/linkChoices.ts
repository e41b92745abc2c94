import { blogPageRules } from '@forecourt/rules/pages/kinds/blog/blogPageRules'
import { comparePageRules } from '@forecourt/rules/pages/kinds/compare/comparePageRules'
import { favouritesPageRules } from '@forecourt/rules/pages/kinds/favourites/favouritesPageRules'
import { personalisedFinancePageRules } from '@forecourt/rules/pages/kinds/personalised-finance/personalisedFinancePageRules'
import { shows } from '@forecourt/rules/parts/shows'
import type { RouteNames } from '@forecourt/rules/routing/RouteNames'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isSwitchedOn } from '@forecourt/schema/switches/shownItems'
import { businessPages, carPages } from '../../../../parts/page-links/everySitesPages'

export interface LinkChoice {
  readonly path: string
  readonly title: string
  readonly group: 'Pages of this site' | 'Cars' | 'Models' | 'The business'
}

/** Everywhere a link of a site can lead that is worth offering: its shown pages first, then what the software has, and its models. */
export const linkChoices = (config: ResolvedConfig, modelPages: RouteNames['modelPages']): readonly LinkChoice[] => [
  ...config.pages.list
    .filter(isSwitchedOn)
    .map(({ path, title }): LinkChoice => ({ path, title: path === '/' ? 'Home' : title, group: 'Pages of this site' })),
  ...carPages.map(([path, title]): LinkChoice => ({ path, title, group: 'Cars' })),
  ...(shows(favouritesPageRules.optional, { config }) ? [{ path: '/favourites', title: 'Saved cars', group: 'Cars' as const }] : []),
  ...(shows(personalisedFinancePageRules.optional, { config })
    ? [{ path: '/personalised/finance', title: 'Personalised finance', group: 'Pages of this site' as const }]
    : []),
  ...(shows(comparePageRules.optional, { config }) ? [{ path: '/compare', title: 'Compared cars', group: 'Cars' as const }] : []),
  ...modelPages.map(({ path, name }): LinkChoice => ({ path, title: name, group: 'Models' })),
  ...businessPages.map(([path, title]): LinkChoice => ({ path, title, group: 'The business' })),
  ...(shows(blogPageRules.optional, { config }) ? [{ path: '/blog', title: 'Blog', group: 'The business' as const }] : []),
  { path: '/sitemap', title: 'All pages', group: 'The business' },
]
