import { modelPaths } from '@forecourt/rules/pages/slugClashes'
import type { RouteNames } from '@forecourt/rules/routing/parseSearchPreset'
import { isReservedPath } from '@forecourt/schema/formats/isReservedPath'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isSwitchedOn } from '@forecourt/schema/switches/shownItems'
import { freePath, isAutomaticPath, titlePath } from '../../../pages/titlePath'
import type { LinkText } from './linkText'

interface RequestedPath {
  readonly pageId: string
  readonly path: string
  /** The page's path before editing; null for a new page. */
  readonly before: string | null
}

type Pages = Pick<ResolvedConfig, 'pages'>

/** Counts the links in the menu and on pages to a path. */
const linksTo = (value: unknown, path: string): number => {
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + linksTo(item, path), 0)
  if (typeof value !== 'object' || value === null) return 0
  return Object.entries(value).reduce((sum, [key, child]) => sum + (/href$/i.test(key) && child === path ? 1 : linksTo(child, path)), 0)
}

/** Checks a page's path: a conflict with another page, a model or a built-in route, and links that still lead to the old path. */
export const pathText = (
  config: ResolvedConfig,
  modelPages: RouteNames['modelPages'],
  { pageId, path, before }: RequestedPath,
): LinkText => {
  const { list } = (config as Pages).pages
  const other = list.find((page) => page.id !== pageId && isSwitchedOn(page) && page.path === path)
  if (other) return { text: `The page “${other.title}” already uses ${path}.`, tone: 'error', suggestion: freePath(list, path) }
  if (isReservedPath(path)) return { text: `${path} is reserved by the site.`, tone: 'error', suggestion: freePath(list, `${path}-page`) }
  const model = modelPages.find((each) => modelPaths([each]).includes(path))
  if (model) return { text: `The model ${model.name} already uses ${path}.`, tone: 'error', suggestion: freePath(list, `${path}-page`) }
  const page = list.find(({ id }) => id === pageId)
  const automaticPath = page && before === null ? titlePath(list, pageId, page.title) : null
  if (page && automaticPath !== null)
    return isAutomaticPath(page) && automaticPath === path
      ? { text: 'It follows the title until the page is published, unless you enter your own.', tone: 'plain', suggestion: null }
      : { text: 'Shoppers see this address.', tone: 'plain', suggestion: automaticPath }
  const brokenLinkCount = before === null || before === path ? 0 : linksTo({ ...config, pages: { list } }, before)
  if (brokenLinkCount > 0)
    return {
      text: `${brokenLinkCount === 1 ? 'A link still points' : `${brokenLinkCount} links still point`} to ${before}, where there is no page.`,
      tone: 'warning',
      suggestion: null,
    }
  return { text: path === '/' ? 'This is the home page.' : 'This path is available.', tone: 'plain', suggestion: null }
}
