import { financePaths } from '../financePaths'
import { linkedSegments } from '../generated/pageSegments'
import type { ResolvedConfig } from '../ResolvedConfig'
import { hasOwnLink, isSwitchedOn, switchedPages } from '../switches/shownItems'
import type { CrossCheck, Finding, RecordPaths } from './CrossCheck'

/** Target of a link: an existing page, a page that is switched off, or none. */
type LinkTarget = 'found' | 'off' | 'missing'

const ownFiles = ['/sitemap.xml', '/robots.txt']

/** Built-in pages that depend on a setting, by first path segment. */
const switched: { readonly [segment: string]: { readonly isOn: (config: ResolvedConfig) => boolean } | undefined } = switchedPages

/** Resolves a link: external, to a built-in page, to a record's page, or to a content page. Ignores query, fragment and trailing slash. */
export const linkTargets = (config: ResolvedConfig, recordPaths: RecordPaths): ((href: string) => LinkTarget) => {
  const paths = new Map<string, boolean>()
  for (const page of config.pages.list) paths.set(page.path, isSwitchedOn(page) || paths.get(page.path) === true)
  const finance = config.pages.list.find(({ id }) => id === 'finance')
  return (href) => {
    if (!href.startsWith('/') || paths.get(href) === true) return 'found'
    const path = href.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '')
    if (paths.get(path) === true || ownFiles.includes(path) || recordPaths.has(path)) return 'found'
    if (finance && (financePaths.includes(path) || path === '/personalised/finance')) return isSwitchedOn(finance) ? 'found' : 'off'
    const segment = path.split('/')[1] ?? ''
    if (linkedSegments.includes(segment)) return (switched[segment]?.isOn(config) ?? true) ? 'found' : 'off'
    return paths.has(path) ? 'off' : 'missing'
  }
}

/** The problem of a link, as text after its URL; null if its target exists. */
export const linkFault = (target: LinkTarget): string | null => {
  if (target === 'found') return null
  return target === 'off' ? 'a page that is turned off' : 'which is not a page of this site'
}

/** The header button, promotions in lists, the car page's custom link and the finance path must lead to existing pages (RTE-10, SRC-42). */
export const ownLinks: CrossCheck = (config, recordPaths) => {
  const { header, search, vdp, finance, blog, popups } = config
  const findTarget = linkTargets(config, recordPaths)
  const links = [
    ...(header.ctaLabel ? [{ pointer: '/header/ctaHref', what: `The header’s button “${header.ctaLabel}”`, href: header.ctaHref }] : []),
    ...search.promos
      .filter(({ href }) => href !== '')
      .map(({ id, title, href }) => ({ pointer: `/search/promos/${id}/href`, what: `The promotion “${title}”`, href })),
    ...blog.cards
      .filter(({ href }) => switchedPages.blog.isOn(config) && href !== '')
      .map(({ id, title, href }) => ({ pointer: `/blog/cards/${id}/href`, what: `The card “${title}” of the blog`, href })),
    ...popups.list
      .filter((popup) => isSwitchedOn(popup) && popup.linkTo !== '')
      .map(({ id, title, linkTo }) => ({ pointer: `/popups/list/${id}/linkTo`, what: `The popup “${title}”`, href: linkTo })),
    ...(hasOwnLink(vdp)
      ? [{ pointer: '/vdp/customButtonHref', what: 'The button “Custom link” of car pages', href: vdp.customButtonHref }]
      : []),
    { pointer: '/finance/path', what: 'Finance', href: finance.path },
  ]
  return links.flatMap(({ pointer, what, href }): Finding[] => {
    if (href === '') return [{ pointer, severity: 'warning', message: `${what} has no link.` }]
    const fault = linkFault(findTarget(href))
    return fault ? [{ pointer, severity: 'warning', message: `${what} leads to ${href}, ${fault}.` }] : []
  })
}
