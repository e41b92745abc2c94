import type { ListItem } from '@forecourt/schema/layers/ListItem'
import { joinPointer } from '@forecourt/schema/pointer/joinPointer'
import type { SettingChange } from './useDryRun'

export const pagesActions = {
  copy: 'Copy a page of one site',
  blocks: 'Copy what a page is made of',
  change: 'Change a page',
  remove: 'Remove a page',
} as const
export type PagesAction = keyof typeof pagesActions

/** What somebody is about to do to a page at several sites. */
export interface PagesDraft {
  readonly action: PagesAction
  /** The site that a page is copied from. */
  readonly siteId: string | null
  /** The page that is meant. */
  readonly id: string | null
  /** What of it is changed, and to what. */
  readonly key: string | null
  readonly value: unknown
}

export const blankPagesDraft = (action: PagesAction): PagesDraft => ({ action, siteId: null, id: null, key: null, value: undefined })

/** The change that is meant, given the pages of the site that is copied from; null while it isn't clear yet. */
export const toPagesChange = (
  pointer: string,
  pages: readonly ListItem[],
  { action, id, key, value }: PagesDraft,
): SettingChange | null => {
  if (id === null) return null
  const page = pages.find((each) => each.id === id)
  switch (action) {
    case 'copy':
      return page ? { pointer, add: page } : null
    case 'blocks':
      return Array.isArray(page?.blocks) ? { pointer: joinPointer(joinPointer(pointer, id), 'blocks'), replace: page.blocks } : null
    case 'change':
      return key === null || value === undefined ? null : { pointer: joinPointer(joinPointer(pointer, id), key), reset: false, value }
    case 'remove':
      return { pointer, remove: id }
  }
}
