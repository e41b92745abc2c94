import { joinPointer } from '@forecourt/schema/pointer/joinPointer'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import { Box, Typography } from '@mui/material'
import { type ReactNode, useRef, useState } from 'react'
import type { ListItem } from '../../lists/ListItem'
import { newId } from '../../lists/newId'
import { Spoken } from '../../Spoken'
import { useTools } from '../../session/DeskContext'
import { StateChip } from '../StateChip'
import { AddItem, type ItemChoice } from './AddItem'
import { ItemRow } from './ItemRow'
import { itemAbout } from './itemAbout'
import { itemFields } from './itemFields'
import { RemovedItems } from './RemovedItems'
import { SortableItems } from './SortableItems'
import { type Items, useItems } from './useItems'

interface Props {
  readonly pointer: string
  readonly node: SchemaNode
  /** What more a row can do. */
  readonly actionsOf?: (item: ListItem, index: number, items: Items) => ReactNode
  readonly belowOf?: (item: ListItem) => ReactNode
  readonly onOpen?: (item: ListItem) => void
  /** Kinds of items to add, and the item a kind makes; left out, the schema says. */
  readonly adding?: {
    readonly label: string
    readonly choices: readonly ItemChoice[]
    readonly make: (key: string, items: Items) => ListItem
  }
  /** What else unfolds under an item's fields. */
  readonly moreOf?: (item: ListItem) => ReactNode
  /** Without a heading, and silent while it is empty. */
  readonly bare?: boolean
}

const idKinds = (node: SchemaNode) => node.items?.properties?.id?.enum

const addingFor = (node: SchemaNode, items: Items): NonNullable<Props['adding']> => {
  const noun = (node.items?.title ?? 'entry').toLowerCase()
  const kinds = idKinds(node)
  if (!kinds) {
    const make = () => ({
      id: newId(
        noun,
        [...items.items, ...items.removed].map(({ id }) => id),
      ),
      [node.items?.properties?.label ? 'label' : 'title']: `New ${noun}`,
    })
    return { label: `Add ${noun}`, choices: [{ key: 'new', title: noun }], make }
  }
  const labels = node.items?.properties?.id?.['x-labels']
  const unused = kinds.filter((kind) => !items.items.some(({ id }) => id === kind))
  return {
    label: `Add ${noun}`,
    choices: unused.map((kind) => ({ key: String(kind), title: labels?.[kinds.indexOf(kind)] ?? String(kind) })),
    make: (key) => ({ id: key }),
  }
}

/** A list of items merged by id: order, add, edit, remove and restore. Behind menus, buttons, links, entries and blocks. */
export const ListField = ({ pointer, node, actionsOf, belowOf, onOpen, adding, moreOf, bare }: Props) => {
  const items = useItems(pointer, node)
  const { desk } = useTools()
  const box = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const { label, choices, make } = adding ?? addingFor(node, items)
  const add = (key: string) => {
    const item = make(key, items)
    // An item that was taken away comes back as it was.
    if (Object.keys(item).length === 1 && items.removed.some(({ id }) => id === item.id)) items.restore(item.id)
    else if (items.add(item) !== null) return
    if (!idKinds(node)) desk.open(joinPointer(pointer, item.id))
  }
  const move = (item: ListItem, to: number) => {
    if (items.move(item.id, to) === null) setSaid(`${items.nameOf(item)} is now ${to + 1} of ${items.items.length}.`)
  }
  /** The focus goes to the row that took the place, or to what adds one. */
  const remove = (item: ListItem, index: number) => {
    const refusal = items.remove(item.id)
    if (refusal !== null) return refusal
    setSaid(`${items.nameOf(item)} removed.`)
    requestAnimationFrame(() => {
      const rows = box.current?.querySelectorAll<HTMLElement>(':scope > ul > li')
      const next = rows?.[Math.min(index, rows.length - 1)] ?? box.current
      next?.querySelector<HTMLElement>('button')?.focus()
    })
    return null
  }
  return (
    <Box ref={box} data-pointer={pointer} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.75, py: bare ? 0.5 : 1.5 }}>
      {!bare && (
        <Box>
          <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
            <Typography component="h3" sx={{ fontSize: 13.5, fontWeight: 620, flex: 1 }}>
              {node.title}
            </Typography>
            <StateChip
              state={items.state.kind === 'inherited' && items.isSaid ? { kind: 'changed' } : items.state}
              title={node.title ?? ''}
              onReset={items.reset}
            />
          </Box>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {node.description}
          </Typography>
        </Box>
      )}
      {items.items.length > 0 && (
        <SortableItems
          label={node.title ?? 'Items'}
          ids={items.items.map(({ id }) => id)}
          names={items.items.map(items.nameOf)}
          onMove={items.move}
        >
          {items.items.map((item, index) => {
            const at = joinPointer(pointer, item.id)
            return (
              <ItemRow
                key={item.id}
                id={item.id}
                pointer={at}
                name={items.nameOf(item)}
                about={itemAbout(items.shapeOf(item), item)}
                isOff={item.shown === false}
                isMandatory={items.isMandatory(item)}
                hasProblem={items.hasProblem(item.id)}
                editable={items.editable}
                isFirst={index === 0}
                isLast={index === items.items.length - 1}
                onMove={(by) => move(item, index + by)}
                onRemove={() => remove(item, index)}
                refusal={() => items.refusalOfRemoval(item.id)}
                onOpen={onOpen && (() => onOpen(item))}
                actions={actionsOf?.(item, index, items)}
                below={belowOf?.(item)}
              >
                {itemFields(at, items.shapeOf(item))}
                {moreOf?.(item)}
              </ItemRow>
            )
          })}
        </SortableItems>
      )}
      <RemovedItems items={items} />
      <Spoken>{said}</Spoken>
      {items.editable && (
        <AddItem label={items.isFull ? `${node.maxItems} is the most` : label} choices={choices} disabled={items.isFull} onAdd={add} />
      )}
    </Box>
  )
}
