import { isRecord } from '../isRecord'
import type { ConfigValues } from '../ResolvedConfig'
import { sameJson } from '../sameJson'
import type { ListItem } from './ListItem'

/** A setting that two editors changed differently. A removed value is undefined. */
export interface MergeConflict {
  readonly pointer: string
  readonly where: string
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

export interface MergedDraft {
  readonly merged: ConfigValues
  readonly conflicts: readonly MergeConflict[]
}

/** The menu is the only list whose items can move into nested lists: dropdowns. */
const treePointer = '/navigation/items'

/** The item whose dropdown a list is; null for the top level. */
type Parent = string | null

interface Move {
  readonly id: string
  readonly from: Parent
  readonly to: Parent
}

const itemsOf = (value: unknown): readonly ListItem[] =>
  Array.isArray(value) ? value.filter((item): item is ListItem => isRecord(item) && typeof item.id === 'string') : []

const menuOf = (values: ConfigValues) => itemsOf(values.navigation?.items)
const listOf = (menu: readonly ListItem[], parent: Parent) =>
  parent === null ? menu : itemsOf(menu.find(({ id }) => id === parent)?.children)
const entryAt = (menu: readonly ListItem[], parent: Parent, id: string) => listOf(menu, parent).find((item) => item.id === id)
const parentsOf = (...menus: readonly (readonly ListItem[])[]): readonly Parent[] => [
  null,
  ...new Set(menus.flatMap((menu) => menu.map(({ id }) => id))),
]

const isPresent = (entry: ListItem | undefined) => entry !== undefined && entry.removed !== true
const hasValues = (entry: ListItem) => Object.keys(entry).length > 1

/** The items that a draft has moved from one list of the menu to another since the base. */
const movesSince = (base: readonly ListItem[], draft: readonly ListItem[]): Move[] => {
  const all = addedEntries(base, draft)
  return all.filter(({ id }) => all.filter((move) => move.id === id).length === 1)
}

const addedEntries = (base: readonly ListItem[], draft: readonly ListItem[]): Move[] =>
  parentsOf(base, draft).flatMap((to) =>
    listOf(draft, to).flatMap((entry): Move[] => {
      const { id } = entry
      if (!isPresent(entry) || !hasValues(entry) || isPresent(entryAt(base, to, id))) return []
      const from = parentsOf(base, draft).find((parent) => {
        if (parent === to) return false
        const [was, is] = [entryAt(base, parent, id), entryAt(draft, parent, id)]
        return is ? is.removed === true && was?.removed !== true : isPresent(was)
      })
      return from === undefined ? [] : [{ id, from, to }]
    }),
  )

const withEntry = (
  menu: readonly ListItem[],
  parent: Parent,
  id: string,
  change: (entry: ListItem) => ListItem | null,
): readonly ListItem[] => {
  const changed = (items: readonly ListItem[]) =>
    items.flatMap((item) => {
      const next = item.id === id ? change(item) : item
      return next === null ? [] : [next]
    })
  return parent === null
    ? changed(menu)
    : menu.map((item) => (item.id === parent ? { ...item, children: changed(itemsOf(item.children)) } : item))
}

/** Properties that belong to the position or to a higher layer, not to the item. */
const positionKeys: ReadonlySet<string> = new Set(['id', 'removed', 'children', 'mandatory', 'fill'])

/**
 * Combines a merged draft's copies of a menu item that one user moved to another list: the other user's changes apply to the moved item,
 * and if both moved it, the first draft's position wins.
 */
export const joinMoves = (
  base: ConfigValues,
  mine: ConfigValues,
  theirs: ConfigValues,
  { merged, conflicts }: MergedDraft,
): MergedDraft => {
  const [a, b, c] = [menuOf(base), menuOf(mine), menuOf(theirs)]
  const [myMoves, theirMoves] = [movesSince(a, b), movesSince(a, c)]
  if (myMoves.length + theirMoves.length === 0) return { merged, conflicts }
  const moved = new Set<string>()
  let menu = menuOf(merged)
  const applyMove = ({ id, from, to }: Move, mover: readonly ListItem[], other: readonly ListItem[]) => {
    const [was, is] = [entryAt(a, from, id), entryAt(other, from, id)]
    if (!is || !isPresent(is) || sameJson(was, is)) return
    const changedKeys = Object.entries(is).filter(([key, value]) => !positionKeys.has(key) && !sameJson(was?.[key], value))
    menu = withEntry(menu, to, id, (entry) => ({ ...entry, ...Object.fromEntries(changedKeys) }))
    if (!entryAt(mover, from, id)) menu = withEntry(menu, from, id, () => null)
    moved.add(from === null ? `${treePointer}/${id}` : `${treePointer}/${from}/children/${id}`)
  }
  for (const move of myMoves) applyMove(move, b, c)
  for (const move of theirMoves) applyMove(move, c, b)
  for (const { id, to } of theirMoves) {
    const own = myMoves.find((move) => move.id === id)
    if (own && own.to !== to && !isPresent(entryAt(b, to, id))) menu = withEntry(menu, to, id, () => null)
  }
  if (sameJson(menu, menuOf(merged))) return { merged, conflicts }
  return {
    merged: { ...merged, navigation: { ...merged.navigation, items: menu } } as ConfigValues,
    conflicts: conflicts.filter(({ pointer }) => !moved.has(pointer)),
  }
}
