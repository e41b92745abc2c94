import type { ListItem } from '@forecourt/schema/layers/ListItem'
import { joinPointer } from '@forecourt/schema/pointer/joinPointer'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import { isItemShown } from '@forecourt/schema/switches/shownItems'
import { Box, Button, Typography } from '@mui/material'
import { type ReactNode, useRef, useState } from 'react'
import { LiveRegion } from '../../LiveRegion'
import { useLayer } from '../../layer/LayerContext'
import { useEditor, useSession } from '../../session/SessionContext'
import { useTools } from '../../session/ToolsContext'
import { Field } from '../Field'
import { LockToggle } from '../locks/LockToggle'
import { StateChip } from '../StateChip'
import { isNodeFor } from '../sectionParts'
import { AddItem } from './AddItem'
import { type Adding, addingFor, idKinds } from './addingFor'
import { ItemRow } from './ItemRow'
import { itemSummary } from './itemSummary'
import type { RowAction } from './RowActions'
import { SortableItems } from './SortableItems'
import { type Items, useItems } from './useItems'

interface ListHeadingProps {
  readonly pointer: string
  readonly node: SchemaNode
  readonly items: Items
}

/** The title of a list, the source of its value, and its description. */
export const ListHeading = ({ pointer, node, items }: ListHeadingProps) => (
  <Box>
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
      <Typography component="h3" sx={{ fontSize: 13.5, fontWeight: 620, flex: 1 }}>
        {node.title}
      </Typography>
      <StateChip
        state={items.state.kind === 'inherited' && items.isSet ? { kind: 'changed' } : items.state}
        title={node.title ?? ''}
        onReset={items.reset}
      />
      <LockToggle pointer={pointer} title={node.title ?? ''} />
    </Box>
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      {node.description}
    </Typography>
  </Box>
)

interface MandatoryFieldProps {
  readonly pointer: string
  /** Undefined for items that can't be mandatory. */
  readonly node: SchemaNode | undefined
}

/** A switch for whether sites must retain an item (NAV-04). Only layers weaker than a site can require items, so a site's editor has no such switch. */
const MandatoryField = ({ pointer, node }: MandatoryFieldProps) => (useLayer() && node ? <Field pointer={pointer} node={node} /> : null)

/** Inherited items that this site removed, with a button to restore each. */
const RemovedItems = ({ items }: { readonly items: Items }) => (
  <>
    {items.removed.map((item) => (
      <Box key={item.id} sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 1.25, minHeight: 32, color: 'text.secondary' }}>
        <Typography variant="caption" noWrap sx={{ flex: 1 }}>
          Hidden: {items.nameOf(item)}
        </Typography>
        {items.editable && (
          <Button onClick={() => items.restore(item.id)} sx={{ minHeight: 28, px: 1 }} aria-label={`Restore ${items.nameOf(item)}`}>
            Restore
          </Button>
        )}
      </Box>
    ))}
  </>
)

interface ListFieldProps {
  readonly pointer: string
  readonly node: SchemaNode
  /** More actions of a row. */
  readonly actionsOf?: (item: ListItem, items: Items) => readonly RowAction[]
  /** Content under a row's name, always visible. */
  readonly noteOf?: (item: ListItem) => ReactNode
  /** Content before a row's name. */
  readonly sampleOf?: (item: ListItem) => ReactNode
  readonly onOpen?: (item: ListItem) => void
  /** Items that can be added; by default from the schema. */
  readonly adding?: Adding
  /** Whether order means nothing, so that rows can't be sorted. */
  readonly isUnordered?: boolean
  /** Whether the add button is above the list, because a list such as pages is too long to scroll. */
  readonly isLong?: boolean
}

/** A list of items merged by id: sort, add, edit, remove and restore. Used for buttons, links, entries, pages and blocks. */
export const ListField = ({
  pointer,
  node,
  actionsOf,
  noteOf,
  sampleOf,
  onOpen,
  adding,
  isUnordered = false,
  isLong = false,
}: ListFieldProps) => {
  const items = useItems(pointer, node)
  const { editorView } = useTools()
  const box = useRef<HTMLDivElement>(null)
  const [announced, setAnnounced] = useState('')
  const { label, choices, make, first, Picker = AddItem } = adding ?? addingFor(node, items)
  const add = (key: string) => {
    const item = make(key, items)
    // A removed item is restored with its values.
    if (Object.keys(item).length === 1 && items.removed.some(({ id }) => id === item.id)) items.restore(item.id)
    else if (items.add(item) !== null) return
    const at = joinPointer(pointer, item.id)
    if (!idKinds(node)) editorView.openNew(first === undefined ? at : joinPointer(at, first))
  }
  const move = (item: ListItem, to: number) => {
    if (items.move(item.id, to) === null) setAnnounced(`${items.nameOf(item)} is now ${to + 1} of ${items.items.length}.`)
  }
  /** Moves the focus to the next row, or to the add button. */
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
    <Picker label={items.isFull ? `The limit is ${node.maxItems}` : label} choices={choices} disabled={items.isFull} onAdd={add} />
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
                description={itemSummary(items.shapeOf(item), item)}
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

/** Settings of an item without a field of their own: the row shows them, or they can't be edited. */
const keysOfRow = new Set(['id', 'kind', 'mandatory', 'shown', 'children', 'blocks'])

/** A field of an item; nothing where the site doesn't have the setting. */
const ItemField = ({ pointer, node }: { readonly pointer: string; readonly node: SchemaNode }) => {
  const { siteLayer } = useSession().editing
  const identity = useEditor(({ config }) => config.identity)
  return isNodeFor(node, { identity }, siteLayer) ? <Field pointer={pointer} node={node} /> : null
}

/** The fields of one item, including its nested lists. */
export const itemFields = (pointer: string, node: SchemaNode | null) => [
  ...Object.entries(node?.properties ?? {})
    .filter(([key]) => !keysOfRow.has(key))
    .map(([key, child]) => {
      const at = joinPointer(pointer, key)
      return child['x-merge'] === 'id' ? <ListField key={at} pointer={at} node={child} /> : <ItemField key={at} pointer={at} node={child} />
    }),
  <MandatoryField key="mandatory" pointer={joinPointer(pointer, 'mandatory')} node={node?.properties?.mandatory} />,
]
