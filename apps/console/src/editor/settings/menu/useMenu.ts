import { requiredItem } from '@forecourt/schema/layers/guardMandatory'
import { idsAt } from '@forecourt/schema/layers/ListItem'
import { joinPointer } from '@forecourt/schema/pointer/joinPointer'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import { newId } from '../../../parts/newId'
import { type MenuRow, menuRows } from '../../lists/menuRows'
import { addItem, type MenuParent, type MenuPlace, menuList, placeItem, removeItem } from '../../lists/placeItem'
import { removedItems, restoreItem } from '../../lists/restoreItem'
import { useSession } from '../../session/SessionContext'
import { useItems } from '../items/useItems'

const noun = 'menu item'

/** The menu in the editor: its rows and all actions on them. */
export const useMenu = (pointer: string, node: SchemaNode) => {
  const session = useSession()
  const items = useItems(pointer, node)
  const { inherited } = session
  const now = () => [session.draft.state().values, session.state().config, inherited] as const
  const shapeOf = (row: MenuRow) => (row.parent === null ? node.items : node.items?.properties?.children?.items) ?? null
  const at = (row: MenuRow) => joinPointer(menuList(pointer, row.parent), row.item.id)
  const without = (row: MenuRow) => removeItem(...now(), menuList(pointer, row.parent), row.item.id)
  const place = (row: MenuRow, to: MenuPlace) =>
    session.attempt(placeItem(...now(), pointer, { parent: row.parent, id: row.item.id }, to), 'place')
  const maxItems = (parent: MenuParent) =>
    (parent === null ? node.maxItems : node.items?.properties?.children?.maxItems) ?? Number.POSITIVE_INFINITY
  const count = (parent: MenuParent) => idsAt(session.state().config, menuList(pointer, parent)).length
  return {
    items,
    rows: menuRows(items.items),
    at,
    shapeOf,
    place,
    hasProblem: (row: MenuRow) =>
      session
        .state()
        .resolution.problems.some(
          ({ pointer: where, severity }) =>
            severity === 'error' && (where === at(row) || where.startsWith(`${at(row)}/`)) && !where.includes('/children/', at(row).length),
        ),
    mandatoryIn: (row: MenuRow): string | null => {
      const shape = shapeOf(row)
      const required = shape && requiredItem(shape, row.item, at(row))
      return required && required.item === row.item ? (session.origins.get(`${required.pointer}/mandatory`)?.name ?? 'a layer above') : null
    },
    refusalOfRemoval: (row: MenuRow) => session.refusalOf(without(row)),
    remove: (row: MenuRow) => session.attempt(without(row), `remove ${pointer}`),
    /** Removed items, except those that were only moved within the menu: restoring these would duplicate them. */
    removedOf: (parent: MenuParent) =>
      removedItems(session.draft.state().values, inherited, menuList(pointer, parent)).filter(
        ({ id }) =>
          !menuRows(items.items).some(
            (row) => row.item.id === id && row.parent !== parent && !idsAt(inherited, menuList(pointer, row.parent)).includes(id),
          ),
      ),
    restore: (parent: MenuParent, id: string) =>
      session.attempt(restoreItem(session.draft.state().values, inherited, menuList(pointer, parent), id), `restore ${pointer}`),
    isFull: (parent: MenuParent) => count(parent) >= maxItems(parent),
    /** Adds an item and returns its pointer; null when refused. */
    add: (parent: MenuParent): string | null => {
      const list = menuList(pointer, parent)
      const [values, config] = now()
      const id = newId(noun, [...idsAt(config, list), ...idsAt(inherited, list), ...idsAt(values, list)])
      const refusal = session.attempt(addItem(values, config, list, { id, label: `New ${noun}` }), `add ${pointer}`)
      return refusal === null ? joinPointer(list, id) : null
    },
  }
}

export type MenuTools = ReturnType<typeof useMenu>
