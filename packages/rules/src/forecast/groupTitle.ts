import type { PageKind } from '../pages/Route'
import type { ChangeGroup } from './groupPages'

const names: { readonly [Kind in PageKind]?: readonly [one: string, many: string] } = {
  car: ['car page', 'car pages'],
  search: ['stock list', 'stock lists'],
  model: ['model page', 'model pages'],
  location: ['location page', 'location pages'],
  offer: ['offer page', 'offer pages'],
  post: ['post', 'posts'],
}

const countPages = (kind: PageKind, count: number): string => {
  const [one, many] = names[kind] ?? ['other page', 'other pages']
  return `${count.toLocaleString('en-AU')} ${count === 1 ? one : many}`
}

const titleOf = ({ pages, count, path }: ChangeGroup, total: number): string => {
  if (count === total && count > 1) return `All ${count.toLocaleString('en-AU')} pages`
  if (count === 1) return path === '/' ? 'Home' : path
  const merged = new Map<string, { readonly kind: PageKind; count: number }>()
  for (const { kind, count: each } of pages) {
    const key = names[kind]?.[0] ?? ''
    const known = merged.get(key)
    if (known) known.count += each
    else merged.set(key, { kind, count: each })
  }
  const parts = [...merged.values()].map(({ kind, count: each }) => countPages(kind, each))
  const [only = ''] = parts
  // With a single part there is nothing that the pages could be “other” than.
  if (parts.length === 1) return only.replace('other ', '')
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/**
 * The pages of a group as text, such as “312 car pages and 4 stock lists” (CFG-12).
 *
 * @param total number of pages of the site
 */
export const groupTitle = (group: ChangeGroup, total: number): string =>
  group.isEstimate && group.count > 1 ? `About ${titleOf(group, Number.NaN)}` : titleOf(group, total)
