import type { ListItem } from '@forecourt/schema/layers/ListItem'
import type { MenuParent, MenuPlace } from './placeItem'

/** A row of the menu: an item, or an item of its dropdown. */
export interface MenuRow {
  /** Unique for every row, which an id isn't. */
  readonly key: string
  readonly parent: MenuParent
  readonly item: ListItem
  /** Index in its own list, from 0. */
  readonly index: number
  /** Length of its own list. */
  readonly listLength: number
  readonly hasChildren: boolean
}

const childrenOf = (item: ListItem): readonly ListItem[] => (Array.isArray(item.children) ? (item.children as readonly ListItem[]) : [])

/** Flattens the menu into rows; each item is followed by those of its dropdown. */
export const menuRows = (items: readonly ListItem[]): readonly MenuRow[] =>
  items.flatMap((item, index) => {
    const children = childrenOf(item)
    return [
      { key: item.id, parent: null, item, index, listLength: items.length, hasChildren: children.length > 0 },
      ...children.map((child, index) => ({
        key: `${item.id}/${child.id}`,
        parent: item.id,
        item: child,
        index: index,
        listLength: children.length,
        hasChildren: false,
      })),
    ]
  })

const countBefore = (rows: readonly MenuRow[], others: readonly MenuRow[], from: number) => {
  const keys = new Set(rows.slice(0, from).map(({ key }) => key))
  return others.filter(({ key }) => keys.has(key)).length
}

/**
 * Where a dragged row would land: over the row `overKey`, moved `steps` indents to the right (negative: left). Null when the row doesn't
 * exist. An item with a dropdown can't go into another's, and nothing comes between it and its dropdown.
 */
export const projectDrop = (rows: readonly MenuRow[], activeKey: string, overKey: string, steps: number): MenuPlace | null => {
  const active = rows.find(({ key }) => key === activeKey)
  if (!active) return null
  const others = rows.filter(({ key, parent }) => key !== activeKey && !(active.hasChildren && parent === active.item.id))
  const from = rows.findIndex(({ key }) => key === activeKey)
  const over = rows.findIndex(({ key }) => key === overKey)
  if (over < 0) return null
  const overAmongOthers = others.findIndex(({ key }) => key === overKey)
  // A row dragged from above lands after the target, from below before it.
  const gap = overKey === activeKey ? countBefore(rows, others, from) : overAmongOthers + (over > from ? 1 : 0)
  const [before, after] = [others[gap - 1], others[gap]]
  const wanted = (active.parent === null ? 0 : 1) + steps
  const deepest = before && !active.hasChildren ? 1 : 0
  const isInDropdown = active.hasChildren ? false : after?.parent != null || (deepest === 1 && wanted >= 1)
  if (isInDropdown && before) {
    const parent = before.parent ?? before.item.id
    return { parent, index: others.slice(0, gap).filter((row) => row.parent === parent).length }
  }
  return { parent: null, index: others.slice(0, gap).filter((row) => row.parent === null).length }
}

/** The first menu row that links to a page; null if none does. */
export const menuPlaceAt = (items: readonly ListItem[], path: string): MenuRow | null =>
  menuRows(items).find(({ item }) => typeof item.href === 'string' && item.href.split(/[?#]/)[0] === path) ?? null
