import { slugOf } from '@forecourt/rules/routing/slugOf'
import { isReservedPath } from '@forecourt/schema/formats/isReservedPath'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { LinkWords } from './linkWords'

type Pages = Pick<ResolvedConfig, 'pages'>

/** Links of the menu and of pages that lead to a path. */
const linksTo = (value: unknown, path: string): number => {
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + linksTo(item, path), 0)
  if (typeof value !== 'object' || value === null) return 0
  return Object.entries(value).reduce((sum, [key, child]) => sum + (/href$/i.test(key) && child === path ? 1 : linksTo(child, path)), 0)
}

/**
 * Says whether a page can be at a path: whether another one is there, or the software itself. A page that moves away from a path
 * leaves behind the links that lead there.
 *
 * @param before where the page was when editing began; null for a new page
 */
export const pathWords = (config: ResolvedConfig, pageId: string, path: string, before: string | null): LinkWords => {
  const { list } = (config as Pages).pages
  const other = list.find((page) => page.id !== pageId && page.shown && page.path === path)
  if (other) return { text: `The page “${other.title}” is at ${path} already.`, tone: 'error', better: freePath(list, path) }
  if (isReservedPath(path)) return { text: `${path} is used by the site itself.`, tone: 'error', better: freePath(list, `${path}-page`) }
  const named = namedPath(list, pageId, path)
  if (before === null && named !== null) return { text: 'Shoppers see this address.', tone: 'plain', better: named }
  const left = before === null || before === path ? 0 : linksTo({ ...config, pages: { list } }, before)
  if (left > 0)
    return {
      text: `${left === 1 ? 'A link still leads' : `${left} links still lead`} to ${before}, where nothing is now.`,
      tone: 'warning',
      better: null,
    }
  return { text: path === '/' ? 'This is the home page.' : 'Nothing else is at this path.', tone: 'plain', better: null }
}

/** For a page that is still at the path it was made with: one after its title, once it has one. */
const namedPath = (list: ResolvedConfig['pages']['list'], pageId: string, path: string): string | null => {
  const madeWith = /^\/new-page(?:-\d+)?$/
  const named = `/${slugOf(list.find(({ id }) => id === pageId)?.title ?? '').slice(0, 60)}`
  return madeWith.test(path) && named !== '/' && !madeWith.test(named) ? freePath(list, named) : null
}

const freePath = (list: ResolvedConfig['pages']['list'], path: string): string => {
  const taken = new Set(list.map((page) => page.path))
  const base = path === '/' ? '/home' : path
  let free = base
  for (let number = 2; taken.has(free) || isReservedPath(free); number++) free = `${base}-${number}`
  return free
}
