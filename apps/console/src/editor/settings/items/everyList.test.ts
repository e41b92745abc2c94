import { rootNode } from '@forecourt/schema/json-schema/configSchema'
import { itemName } from '@forecourt/schema/json-schema/itemName'
import { itemNode } from '@forecourt/schema/json-schema/itemNode'
import { idsAt, itemsAt } from '@forecourt/schema/layers/ListItem'
import { joinPointer } from '@forecourt/schema/pointer/joinPointer'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import { validateValues } from '@forecourt/schema/validation/validateValues'
import { describe, expect, test } from 'vitest'
import { addItem, removeItem } from '../../lists/placeItem'
import { removedItems } from '../../lists/restoreItem'
import { newBlock } from '../../pages/newBlock'
import { newPage, pageStarters } from '../../pages/newPage'
import type { EditorSession } from '../../session/createEditorSession'
import { openTestSession } from '../../testing/openTestSession'
import { type Adding, addingFor } from './addingFor'

type Step = (session: EditorSession) => string

interface ListCase {
  readonly name: string
  readonly node: SchemaNode
  /** Creates the container of the list, and returns the list's path. */
  readonly path: Step
}

const isList = (node: SchemaNode) => node['x-merge'] === 'id'
const listAt = ({ draft, state, inherited }: EditorSession, pointer: string) => ({
  items: itemsAt(state().config, pointer),
  removed: removedItems(draft.state().values, inherited, pointer),
})

/** The items that the editor offers to add to a list. */
const offeredItems = (node: SchemaNode, list: ReturnType<typeof listAt>): Pick<Adding, 'choices' | 'make'> => {
  if (node.items?.oneOf)
    return {
      choices: node.items.oneOf.map(({ title = '', properties }) => ({ key: String(properties?.kind?.const), title })),
      make: newBlock,
    }
  if (node['x-control'] === 'blocks')
    return { choices: pageStarters, make: (starter, { items, removed }) => newPage(starter, [...items, ...removed]) }
  return addingFor(node, list)
}

const add = (session: EditorSession, node: SchemaNode, pointer: string, key?: string): string => {
  const current = listAt(session, pointer)
  if (current.items.length >= (node.maxItems ?? Number.POSITIVE_INFINITY)) {
    const { draft, state, inherited } = session
    const last = current.items.at(-1)?.id ?? ''
    expect(session.attempt(removeItem(draft.state().values, state().config, inherited, pointer, last), 'remove')).toBeNull()
  }
  const list = listAt(session, pointer)
  const { choices, make } = offeredItems(node, list)
  const item = make(key ?? choices[0]?.key ?? '', list)
  expect(session.attempt(addItem(session.draft.state().values, session.state().config, pointer, item), 'add')).toBeNull()
  return joinPointer(pointer, item.id)
}

/** All lists merged by id: of sections, and nested in their items. */
const listsIn = (node: SchemaNode, path: Step, name: string): ListCase[] =>
  Object.entries(node.properties ?? {}).flatMap(([key, child]): ListCase[] => {
    const here = `${name} › ${child.title ?? key}`
    const at: Step = (session) => joinPointer(path(session), key)
    if (child.properties) return listsIn(child, at, here)
    if (!isList(child) || !child.items) return []
    const kinds = child.items.oneOf ?? [child.items]
    const inside = kinds.flatMap((kind) => {
      const chosen = kind.properties?.kind?.const
      const into: Step = (session) => add(session, child, at(session), chosen === undefined ? undefined : String(chosen))
      return listsIn(kind, into, `${here} › ${kind.title ?? ''}`)
    })
    return [{ name: here, node: child, path: at }, ...inside]
  })

const lists = listsIn(rootNode, () => '', 'Site')

test('The test covers lists of every kind, including lists within items', () => {
  const names = lists.map(({ name }) => name).join('\n')
  for (const part of [
    'Photos › Pictures',
    'People › People',
    'Cars without finance',
    'Menu items › Menu item › Dropdown',
    'Car page buttons',
  ])
    expect(names).toContain(part)
})

describe('An item added to a list is valid except for placeholders, and is saved', () => {
  test.each(lists)('$name', ({ node, path }) => {
    const probe = openTestSession()
    const { choices } = offeredItems(node, listAt(probe, path(probe)))
    // A complete list offers its removed items.
    for (const key of choices.length === 0 ? [undefined] : choices.map((choice) => choice.key)) {
      const session = openTestSession()
      const pointer = path(session)
      const before = idsAt(session.state().config, pointer)
      const at = add(session, node, pointer, key)
      const id = at.slice(pointer.length + 1)
      const { draft, state } = session
      expect(validateValues(draft.state().values)).toEqual([])
      // Facts start as placeholders, which block publishing.
      const wrong = state().resolution.problems.filter(({ severity, pointer: where }) => severity === 'error' && where.startsWith(at))
      expect(wrong.filter(({ message }) => !message.includes('is a placeholder'))).toEqual([])
      expect(idsAt(state().config, pointer)).toContain(id)
      const item = itemsAt(state().config, pointer).find((each) => each.id === id)
      const shape = itemNode(node, item?.kind)
      expect(before.includes(id) && !shape?.properties?.id?.enum).toBe(false)
      // The added item has a readable name, never a bare id.
      expect(itemName(shape, item, id)).toMatch(/^[A-Z“$]/)
      draft.close()
    }
  })
})
