import { isReservedPath } from '../formats/isReservedPath'
import { isFinancePath } from '../switches/shownFinance'
import { hasContactPages, shownPages } from '../switches/shownItems'
import type { CrossCheck } from './CrossCheck'

/** Page paths must be unique and not reserved, and one page must be the home page (RTE-14, RTE-19). */
export const pagePaths: CrossCheck = ({ pages, locations, finance }) => {
  const shown = shownPages({ pages })
  const titleByPath = new Map<string, string>()
  const findings = shown.flatMap(({ id, path, title }) => {
    const at = { pointer: `/pages/list/${id}/path`, severity: 'error' } as const
    const other = titleByPath.get(path)
    if (other !== undefined) return [{ ...at, message: `The pages “${other}” and “${title}” both have the path ${path}.` }]
    titleByPath.set(path, title)
    if (isReservedPath(path))
      return [{ ...at, message: `The path ${path} of the page “${title}” is reserved by the site. Choose another.` }]
    const isFinance = id !== 'finance' && isFinancePath(path, { finance }) && shown.some((page) => page.id === 'finance')
    if (isFinance) return [{ ...at, message: `The page “${title}” has the path ${path}, where this site has its finance page.` }]
    if (!path.startsWith('/contact-us/')) return []
    const explanation = hasContactPages(locations) ? 'where this site has its location pages' : 'which leads to the location pages'
    return [{ ...at, message: `The page “${title}” is under /contact-us/, ${explanation}.` }]
  })
  if (titleByPath.has('/')) return findings
  return [
    ...findings,
    { pointer: '/pages/list', severity: 'error', message: 'The site has no home page. One visible page must have the path “/”.' },
  ]
}
