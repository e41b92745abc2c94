import { toSlug } from '@forecourt/rules/routing/toSlug'
import { isReservedPath } from '@forecourt/schema/formats/isReservedPath'

/** A path as wanted, or the next one after it with a number, where neither another page nor the software itself is. */
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

/** The path a page is made with, before it has a title. */
const madeWith = /^\/new-page(?:-\d+)?$/

/** The path a title asks for, such as '/open-day'; null for one that says nothing yet. */
const wantedPath = (title: string): string | null => {
  const path = `/${toSlug(title).slice(0, 60).replace(/-$/, '')}`
  return path === '/' || madeWith.test(path) ? null : path
}

/** Whether nobody typed a page's path: it is still the one the page was made with, or follows its title. */
export const isPathOfTitle = ({ path, title }: Pick<Page, 'path' | 'title'>): boolean => {
  const wanted = wantedPath(title)
  return madeWith.test(path) || (wanted !== null && (path === wanted || new RegExp(`^${wanted}-\\d+$`).test(path)))
}

/** The free path after a page's title (RTE-23); null where the title asks for none. */
export const titlePath = (pages: readonly Page[], id: string, title: string): string | null => {
  const wanted = wantedPath(title)
  const others = pages.filter((page) => page.id !== id)
  return wanted === null ? null : freePath(others, wanted)
}
