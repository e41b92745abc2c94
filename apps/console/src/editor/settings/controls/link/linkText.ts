import type { Offer } from '@forecourt/rules/entities/Offer'
import { goesLiveText, type OfferPeriod } from '@forecourt/rules/offers/offerPeriod'
import { blogPageRules } from '@forecourt/rules/pages/kinds/blog/blogPageRules'
import { comparePageRules } from '@forecourt/rules/pages/kinds/compare/comparePageRules'
import { favouritesPageRules } from '@forecourt/rules/pages/kinds/favourites/favouritesPageRules'
import { personalisedFinancePageRules } from '@forecourt/rules/pages/kinds/personalised-finance/personalisedFinancePageRules'
import { modelPaths } from '@forecourt/rules/pages/slugClashes'
import { shows } from '@forecourt/rules/parts/Part'
import { offerHref } from '@forecourt/rules/routing/offerHref'
import type { RouteNames } from '@forecourt/rules/routing/parseSearchPreset'
import { linkTargets } from '@forecourt/schema/checks/linkTargets'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isSwitchedOn } from '@forecourt/schema/switches/shownItems'
import { nearest } from '@forecourt/schema/text/nearest'
import { businessPages, carPages } from '../../../../parts/page-links/everySitesPages'

type LinkedOffer = OfferPeriod & Pick<Offer, 'id' | 'name' | 'manufacturer'>

export interface LinkChoice {
  readonly path: string
  readonly title: string
  readonly group: 'Pages of this site' | 'Offers' | 'Cars' | 'Models' | 'The business'
}

/** Link targets of a site to offer: its visible pages, then built-in routes, and models. */
export const linkChoices = (config: ResolvedConfig, modelPages: RouteNames['modelPages']): readonly LinkChoice[] => [
  ...config.pages.list
    .filter(isSwitchedOn)
    .map(({ path, title }): LinkChoice => ({ path, title: path === '/' ? 'Home' : title, group: 'Pages of this site' })),
  ...carPages.map(([path, title]): LinkChoice => ({ path, title, group: 'Cars' })),
  ...(shows(favouritesPageRules.pagePart, { config }) ? [{ path: '/favourites', title: 'Saved cars', group: 'Cars' as const }] : []),
  ...(shows(personalisedFinancePageRules.pagePart, { config })
    ? [{ path: '/personalised/finance', title: 'Personalised finance', group: 'Pages of this site' as const }]
    : []),
  ...(shows(comparePageRules.pagePart, { config }) ? [{ path: '/compare', title: 'Compared cars', group: 'Cars' as const }] : []),
  ...modelPages.map(({ path, name }): LinkChoice => ({ path, title: name, group: 'Models' })),
  ...businessPages.map(([path, title]): LinkChoice => ({ path, title, group: 'The business' })),
  ...(shows(blogPageRules.pagePart, { config }) ? [{ path: '/blog', title: 'Blog', group: 'The business' as const }] : []),
  { path: '/sitemap', title: 'All pages', group: 'The business' },
]

/** Offers as link targets, with when those that aren't live yet go live. */
export const offerChoices = (config: ResolvedConfig, offers: readonly LinkedOffer[]): readonly LinkChoice[] =>
  offers.map((offer): LinkChoice => {
    const from = offer.startsOn === null ? null : goesLiveText(offer)
    return { path: offerHref(config, offer), title: from === null ? offer.name : `${offer.name} (from ${from})`, group: 'Offers' }
  })

/** A link's target as text. */
export interface LinkText {
  readonly text: string
  readonly tone: 'plain' | 'warning' | 'error'
  /** A suggested link. */
  readonly suggestion: string | null
}

const plain = (text: string): LinkText => ({ text, tone: 'plain', suggestion: null })

const plainPath = (href: string) => href.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '')

const hostOf = (href: string) => (URL.canParse(href) ? new URL(href).host : href)

/** Describes a link's target, or says that there is none and suggests another. */
export const linkText = (config: ResolvedConfig, modelPages: RouteNames['modelPages'], href: string): LinkText => {
  // An empty field needs no note.
  if (href === '') return plain('')
  if (href.startsWith('tel:')) return plain(`Calls ${href.slice(4)}.`)
  if (href.startsWith('mailto:')) return plain(`Emails ${href.slice(7)}.`)
  if (href.startsWith('#')) return plain('Links to a place on the same page.')
  if (/^https?:/.test(href)) return plain(`Opens ${hostOf(href)}, outside this site.`)
  if (!href.startsWith('/')) return plain('')
  const path = plainPath(href)
  const choices = linkChoices(config, modelPages)
  const known = choices.find((choice) => choice.path === path)
  if (known) return plain(`Links to “${known.title}”.`)
  const hidden = config.pages.list.find((page) => !isSwitchedOn(page) && page.path === path)
  if (hidden) return { text: `The page “${hidden.title}” is hidden, so shoppers won’t find it.`, tone: 'warning', suggestion: null }
  const target = linkTargets(config, new Set(modelPaths(modelPages)))(href)
  if (target === 'found') return plain('Links to a page of this site.')
  if (target === 'off') return { text: 'This page is turned off, so shoppers won’t find it.', tone: 'warning', suggestion: null }
  return {
    text: 'There is no such page on this site.',
    tone: 'error',
    suggestion: nearest(
      path,
      choices.map((choice) => choice.path),
    ),
  }
}
