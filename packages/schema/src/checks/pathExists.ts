import { isReservedPath } from '../isReservedPath'
import type { ResolvedConfig } from '../ResolvedConfig'

const financePaths = ['/finance', '/finance-enquiry', '/apply-for-finance']
const ownFiles = ['/sitemap.xml', '/robots.txt']

/** Whether a link leads somewhere: off the site, to a page of the software, or to a shown page. Query, anchor and trailing slash do not matter. */
export const pathExists = ({ pages }: ResolvedConfig): ((href: string) => boolean) => {
  const paths = new Set(pages.list.filter((page) => page.shown).map((page) => page.path))
  const hasFinance = financePaths.some((path) => paths.has(path))
  return (href) => {
    if (!href.startsWith('/') || paths.has(href)) return true
    const path = href.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '')
    if (paths.has(path) || isReservedPath(path) || ownFiles.includes(path)) return true
    return path.split('/')[1] === 'contact-us' || (hasFinance && financePaths.includes(path))
  }
}
