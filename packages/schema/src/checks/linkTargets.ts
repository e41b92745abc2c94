import { financePaths } from '../financePaths'
import type { ResolvedConfig } from '../ResolvedConfig'
import { isSwitchedOn } from '../switches/shownItems'
import { switchedPages } from '../switches/switchedPages'
import type { RecordPaths } from './CrossCheck'

/** What a link finds: a page, a page that is switched off, or none. */
export type LinkTarget = 'there' | 'off' | 'missing'

const ownFiles = ['/sitemap.xml', '/robots.txt']

const existsAlways = () => true

/** The pages of the software that links may lead to, by the first segment of their path, and whether a site has them. */
const ownPages: { readonly [segment: string]: (config: ResolvedConfig) => boolean } = {
  search: existsAlways,
  cars: existsAlways,
  print: existsAlways,
  'pre-owned': existsAlways,
  'new-vehicles': existsAlways,
  models: existsAlways,
  accessories: existsAlways,
  'our-location': existsAlways,
  'contact-us': existsAlways,
  'special-offers': existsAlways,
  offers: existsAlways,
  blog: switchedPages.blog.isOn,
  success: existsAlways,
  'review-feedback': existsAlways,
  sitemap: existsAlways,
  compare: switchedPages.compare.isOn,
  favourites: switchedPages.favourites.isOn,
}

/** What a link leads to: off the site, to a page of the software, of a record, or of the site. Query, anchor and trailing slash do not matter. */
export const linkTargets = (config: ResolvedConfig, recordPaths: RecordPaths): ((href: string) => LinkTarget) => {
  const paths = new Map<string, boolean>()
  for (const page of config.pages.list) paths.set(page.path, isSwitchedOn(page) || paths.get(page.path) === true)
  const finance = config.pages.list.find(({ id }) => id === 'finance')
  return (href) => {
    if (!href.startsWith('/') || paths.get(href) === true) return 'there'
    const path = href.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '')
    if (paths.get(path) === true || ownFiles.includes(path) || recordPaths.has(path)) return 'there'
    if (finance && (financePaths.includes(path) || path === '/personalised/finance')) return isSwitchedOn(finance) ? 'there' : 'off'
    const segment = path.split('/')[1] ?? ''
    if (Object.hasOwn(ownPages, segment)) return ownPages[segment]?.(config) ? 'there' : 'off'
    return paths.has(path) ? 'off' : 'missing'
  }
}

/** What is wrong with a link, to follow its address; null when it leads somewhere. */
export const linkFault = (target: LinkTarget): string | null => {
  if (target === 'there') return null
  return target === 'off' ? 'a page that is switched off' : 'which is not a page of this site'
}
