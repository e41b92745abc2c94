import type { ListItem } from '@forecourt/schema/layers/ListItem'
import { joinPointer } from '@forecourt/schema/pointer/joinPointer'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import { isItemShown } from '@forecourt/schema/switches/shownItems'
import { Box } from '@mui/material'
import { type ReactNode, useRef, useState } from 'react'
import { LiveRegion } from '../../LiveRegion'
import { useTools } from '../../session/ToolsContext'
import { Field } from '../Field'
import { AddItem } from './AddItem'
import { type Adding, addingFor, idKinds } from './addingFor'
import { ItemRow } from './ItemRow'
import { itemAbout } from './itemAbout'
import { ListHeading } from './ListHeading'
import { MandatoryField } from './MandatoryField'
import { RemovedItems } from './RemovedItems'
import type { RowAction } from './RowActions'
import { SortableItems } from './SortableItems'
import { type Items, useItems } from './useItems'

interface Props {
  readonly pointer: string
  readonly node: SchemaNode
  /** What more a row can do. */
  readonly actionsOf?: (item: ListItem, items: Items) => readonly RowAction[]
  /** What always shows under a row's name. */
  readonly noteOf?: (item: ListItem) => ReactNode
  /** What shows before a row's name. */
  readonly sampleOf?: (item: ListItem) => ReactNode
  readonly onOpen?: (item: ListItem) => void
  /** What can be added; left out, the schema says. */
  readonly adding?: Adding
  /** Whether order means nothing, so that nothing is there to change it. */
  readonly isUnordered?: boolean
  /** Whether what adds to it stands above it: a list of pages is longer than anybody scrolls to find that out. */
  readonly isLong?: boolean
}

/** A list of items merged by id: order, add, edit, remove and restore. Behind buttons, links, entries, pages and blocks. */
export const ListField = ({ pointer, node, actionsOf, noteOf, sampleOf, onOpen, adding, isUnordered = false, isLong = false }: Props) => {
  const items = useItems(pointer, node)
  const { editorView } = useTools()
  const box = useRef<HTMLDivElement>(null)
  const [announced, setAnnounced] = useState('')
  const { label, choices, make, first, Picker = AddItem } = adding ?? addingFor(node, items)
  const add = (key: string) => {
    const item = make(key, items)
    // An item that was taken away comes back as it was.
    if (Object.keys(item).length === 1 && items.removed.some(({ id }) => id === item.id)) items.restore(item.id)
    else if (items.add(item) !== null) return
    const at = joinPointer(pointer, item.id)
    if (!idKinds(node)) editorView.openNew(first === undefined ? at : joinPointer(at, first))
  }
  const move = (item: ListItem, to: number) => {
    if (items.move(item.id, to) === null) setAnnounced(`${items.nameOf(item)} is now ${to + 1} of ${items.items.length}.`)
  }
  /** The focus goes to the row that took the place, or to what adds one. */
  const remove = (item: ListItem, index: number) => {
    const refusal = items.remove(item.id)
    if (refusal !== null) return refusal
    setAnnounced(`${items.nameOf(item)} removed.`)
    requestAnimationFrame(() => {
      const rows = box.current?.querySelectorAll<HTMLElement>(':scope > ul > li')
      const next = rows?.[Math.min(index, rows.length - 1)] ?? box.current
      next?.querySelector<HTMLElement>('button')?.focus()
    })
    return null
  }
  const picker = items.editable && (
    <Picker label={items.isFull ? `${node.maxItems} is the most` : label} choices={choices} disabled={items.isFull} onAdd={add} />
  )
  return (
    <Box ref={box} data-pointer={pointer} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.75, py: 1.5 }}>
      <ListHeading pointer={pointer} node={node} items={items} />
      {isLong && picker}
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
                isOff={!isItemShown(item)}
                mandatoryIn={items.mandatoryIn(item)}
                hasProblem={items.hasProblem(item.id)}
                editable={items.editable}
                isFirst={index === 0}
                isLast={index === items.items.length - 1}
                onMove={isUnordered ? undefined : (by) => move(item, index + by)}
                onRemove={() => remove(item, index)}
                refusal={() => items.refusalOfRemoval(item.id)}
                onOpen={onOpen && (() => onOpen(item))}
                actions={actionsOf?.(item, items)}
                note={noteOf?.(item)}
                sample={sampleOf?.(item)}
              >
                {itemFields(at, items.shapeOf(item))}
              </ItemRow>
            )
          })}
        </SortableItems>
      )}
      <RemovedItems items={items} />
      <LiveRegion>{announced}</LiveRegion>
      {!isLong && picker}
    </Box>
  )
}

/** What the row itself shows, or nobody edits. */
const elsewhere = new Set(['id', 'kind', 'mandatory', 'shown', 'children', 'blocks'])

/** The fields of one item, among them the lists that it holds itself. */
export const itemFields = (pointer: string, node: SchemaNode | null) => [
  ...Object.entries(node?.properties ?? {})
    .filter(([key]) => !elsewhere.has(key))
    .map(([key, child]) => {
      const at = joinPointer(pointer, key)
      return child['x-merge'] === 'id' ? <ListField key={at} pointer={at} node={child} /> : <Field key={at} pointer={at} node={child} />
    }),
  <MandatoryField key="mandatory" pointer={joinPointer(pointer, 'mandatory')} node={node?.properties?.mandatory} />,
]
