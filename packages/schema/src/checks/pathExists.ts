import type { ResolvedConfig } from '../ResolvedConfig'

const financePaths = ['/finance', '/finance-enquiry', '/apply-for-finance']
const ownFiles = ['/sitemap.xml', '/robots.txt']

const always = () => true

/** The pages of the software that links may lead to, by the first segment of their path, and whether a site has them. */
const ownPages: { readonly [segment: string]: (config: ResolvedConfig) => boolean } = {
  search: always,
  cars: always,
  print: always,
  'pre-owned': always,
  'new-vehicles': always,
  'our-location': always,
  'contact-us': always,
  'special-offers': always,
  offers: always,
  success: always,
  sitemap: always,
  compare: ({ favourites }) => favourites.compare,
  favourites: ({ favourites }) => favourites.enabled,
}

/** Whether a link leads somewhere: off the site, to a page of the software that is on, or to a shown page. Query, anchor and trailing slash do not matter. */
export const pathExists = (config: ResolvedConfig): ((href: string) => boolean) => {
  const paths = new Set(config.pages.list.filter((page) => page.shown).map((page) => page.path))
  const hasFinance = config.pages.list.some(({ id, shown }) => id === 'finance' && shown)
  return (href) => {
    if (!href.startsWith('/') || paths.has(href)) return true
    const path = href.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '')
    if (paths.has(path) || ownFiles.includes(path)) return true
    if (hasFinance && (financePaths.includes(path) || path === '/personalised/finance')) return true
    const segment = path.split('/')[1] ?? ''
    return Object.hasOwn(ownPages, segment) && ownPages[segment]?.(config) === true
  }
}
