import { itemName } from '@forecourt/schema/json-schema/itemName'
import { itemNode } from '@forecourt/schema/json-schema/itemNode'
import { requiredItem } from '@forecourt/schema/layers/guardMandatory'
import { type ListItem, valueAt } from '@forecourt/schema/layers/ListItem'
import { joinPointer } from '@forecourt/schema/pointer/joinPointer'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import { duplicateItem } from '../../lists/newItem'
import { addItem, moveItem, removeItem } from '../../lists/placeItem'
import { removedItems, restoreItem } from '../../lists/restoreItem'
import { useEditor, useSession } from '../../session/SessionContext'
import { isEditable } from '../fieldState'
import { useField } from '../useField'

const none: readonly ListItem[] = []

/** A list merged by id in the editor: its items and all actions on it. */
export const useItems = (pointer: string, node: SchemaNode) => {
  const session = useSession()
  const { state } = useField(pointer)
  const items = useEditor(({ config }) => (valueAt(config, pointer) as readonly ListItem[] | undefined) ?? none)
  const problems = useEditor(({ resolution }) => resolution.problems)
  // Used only to determine whether this layer sets the list; the actions read the current values.
  const value = useEditor(({ draft }) => valueAt(draft.values, pointer))
  const { inherited } = session
  const values = () => session.draft.state().values
  const config = () => session.state().config
  const withoutItem = (id: string) => removeItem(values(), config(), inherited, pointer, id)
  const shapeOf = (item: ListItem) => itemNode(node, item.kind)
  return {
    state,
    editable: isEditable(state),
    items,
    isSet: value !== undefined,
    removed: removedItems(values(), inherited, pointer),
    isFull: node.maxItems !== undefined && items.length >= node.maxItems,
    shapeOf,
    nameOf: (item: ListItem) => itemName(shapeOf(item), item, item.id),
    /** The layer that requires an item or an item of its dropdown (NAV-04); null if it can be removed. */
    mandatoryIn: (item: ListItem) => {
      const shape = shapeOf(item)
      const required = shape && requiredItem(shape, item, joinPointer(pointer, item.id))
      return required ? (session.origins.get(`${required.pointer}/mandatory`)?.name ?? session.editing.siteLayer.name) : null
    },
    hasProblem: (id: string) => {
      const at = joinPointer(pointer, id)
      return problems.some(({ pointer: where, severity }) => severity === 'error' && (where === at || where.startsWith(`${at}/`)))
    },
    refusalOfRemoval: (id: string) => session.refusalOf(withoutItem(id), joinPointer(pointer, id)),
    remove: (id: string) => session.attempt(withoutItem(id), `remove ${pointer}`, joinPointer(pointer, id)),
    move: (id: string, to: number) => session.attempt(moveItem(values(), config(), inherited, pointer, id, to), `move ${pointer}`),
    add: (item: ListItem, at?: number) => session.attempt(addItem(values(), config(), pointer, item, at), `add ${pointer}`),
    duplicate: (id: string) => {
      const copy = duplicateItem(values(), config(), inherited, pointer, id)
      return copy.id === null || session.attempt(copy.values, `duplicate ${pointer}`) !== null ? null : copy.id
    },
    restore: (id: string) => session.attempt(restoreItem(values(), inherited, pointer, id), `restore ${pointer}`),
    reset: () => {
      session.draft.reset(pointer)
      session.flush()
    },
  }
}

export type Items = ReturnType<typeof useItems>
