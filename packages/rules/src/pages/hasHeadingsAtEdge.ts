import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Route } from './Route'

/**
 * Whether section headings are on the left although the site centres them: only a page with a hero is composed around its middle. Titles,
 * text, forms and questions of other pages start at the left edge of the page, and so do the headings among them (CFG-12).
 */
export const hasHeadingsAtEdge = (route: Route, { theme, pages }: Pick<ResolvedConfig, 'theme' | 'pages'>): boolean => {
  if (theme.sectionHeadings !== 'centred') return false
  const blocks = route.page === 'content' ? pages.list.find(({ id }) => id === route.pageId)?.blocks : []
  return !blocks?.some(({ kind }) => kind === 'hero')
}
