import type { ListItem } from '@forecourt/schema/layers/ListItem'
import { joinPointer } from '@forecourt/schema/pointer/joinPointer'
import type { SettingChange } from './useDryRun'

export const pagesActions = {
  copy: 'Copy a page from one site',
  blocks: 'Copy the blocks of a page',
  change: 'Change a page',
  remove: 'Remove a page',
} as const
export type PagesAction = keyof typeof pagesActions

/** Form state of a page change at several sites. */
export interface PagesDraft {
  readonly action: PagesAction
  /** The site from which the page is copied. */
  readonly siteId: string | null
  /** Id of the page. */
  readonly id: string | null
  /** The changed setting of the page and its new value. */
  readonly key: string | null
  readonly value: unknown
}

export const blankPagesDraft = (action: PagesAction): PagesDraft => ({ action, siteId: null, id: null, key: null, value: undefined })

/** The change described by the form, given the pages of the source site; null while it is incomplete. */
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
