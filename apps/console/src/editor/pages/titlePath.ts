import { toSlug } from '@forecourt/rules/routing/toSlug'
import { isReservedPath } from '@forecourt/schema/formats/isReservedPath'

/** The path, or the first free one with a number, that neither another page nor a built-in route has. */
export const freePath = (taken: readonly { readonly path: unknown }[], wanted: string): string => {
  const paths = new Set(taken.map(({ path }) => path))
  const base = wanted === '/' ? '/home' : wanted
  let free = base
  for (let number = 2; paths.has(free) || isReservedPath(free); number++) free = `${base}-${number}`
  return free
}

interface Page {
  readonly id: string
  readonly path: string
  readonly title: string
}

/** The default path of a page, before it has a title. */
const defaultPathPattern = /^\/new-page(?:-\d+)?$/

/** The path that a title suggests, such as '/open-day'; null for a title without usable words. */
const pathFromTitle = (title: string): string | null => {
  const path = `/${toSlug(title).slice(0, 60).replace(/-$/, '')}`
  return path === '/' || defaultPathPattern.test(path) ? null : path
}

/** Whether a page's path is automatic: still the default, or derived from its title. */
export const isAutomaticPath = ({ path, title }: Pick<Page, 'path' | 'title'>): boolean => {
  const wanted = pathFromTitle(title)
  return defaultPathPattern.test(path) || (wanted !== null && (path === wanted || new RegExp(`^${wanted}-\\d+$`).test(path)))
}

/** The free path derived from a page's title (RTE-23); null where the title suggests none. */
export const titlePath = (pages: readonly Page[], id: string, title: string): string | null => {
  const wanted = pathFromTitle(title)
  const others = pages.filter((page) => page.id !== id)
  return wanted === null ? null : freePath(others, wanted)
}
