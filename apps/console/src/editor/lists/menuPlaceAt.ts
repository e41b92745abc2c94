import type { ListItem } from '@forecourt/schema/layers/ListItem'
import { type MenuRow, menuRows } from './menuRows'

/** Where a page stands in the menu: the first line that leads to it; null where none does. */
export const menuPlaceAt = (items: readonly ListItem[], path: string): MenuRow | null =>
  menuRows(items).find(({ item }) => typeof item.href === 'string' && item.href.split(/[?#]/)[0] === path) ?? null
