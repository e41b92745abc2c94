import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import AddIcon from '@mui/icons-material/AddLink'
import OutdentIcon from '@mui/icons-material/FormatIndentDecrease'
import IndentIcon from '@mui/icons-material/FormatIndentIncrease'
import { Box, Button, Typography } from '@mui/material'
import { Fragment, type KeyboardEvent, useState } from 'react'
import { useDragSensors } from '../../../parts/dragging/useDragSensors'
import { visuallyHidden } from '../../../parts/visuallyHidden'
import { LiveRegion } from '../../LiveRegion'
import { type MenuRow, projectDrop } from '../../lists/menuRows'
import type { MenuParent, MenuPlace } from '../../lists/placeItem'
import { ItemRow } from '../items/ItemRow'
import { itemSummary } from '../items/itemSummary'
import { itemFields } from '../items/ListField'
import type { RowAction } from '../items/RowActions'
import { rowCoordinates } from '../items/rowCoordinates'
import type { MenuTools } from './useMenu'

interface MenuRemovedProps {
  readonly menu: MenuTools
  readonly parent: MenuParent
  readonly onRestore: (parent: MenuParent, id: string) => void
}

/** Inherited items that this site removed from the menu or a dropdown, with a button to restore each. */
export const MenuRemoved = ({ menu, parent, onRestore }: MenuRemovedProps) =>
  menu.removedOf(parent).map((item) => (
    <Box
      key={item.id}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 1.25, ml: parent === null ? 0 : 3, minHeight: 32, color: 'text.secondary' }}
    >
      <Typography variant="caption" noWrap sx={{ flex: 1 }}>
        Hidden: {String(item.label)}
      </Typography>
      {menu.items.editable && (
        <Button onClick={() => onRestore(parent, item.id)} sx={{ minHeight: 28, px: 1 }} aria-label={`Restore ${String(item.label)}`}>
          Restore
        </Button>
      )}
    </Box>
  ))

interface MenuLineProps {
  readonly row: MenuRow
  /** The row above: this one can be moved into its dropdown. */
  readonly before: MenuRow | undefined
  readonly depth: number
  readonly menu: MenuTools
  readonly onPlace: (row: MenuRow, to: MenuPlace) => void
  readonly onRemove: () => string | null
  readonly onAddUnder: (id: string) => void
}

const icon = { fontSize: 17 } as const

/** One row of the menu: an item, or an item of a dropdown. */
const MenuLine = ({ row, before, depth, menu, onPlace, onRemove, onAddUnder }: MenuLineProps) => {
  const { item, parent, index, listLength } = row
  const name = String(item.label)
  const above = parent === null && index > 0 ? menu.rows.find((other) => other.parent === null && other.index === index - 1) : undefined
  const mayNest = above !== undefined && before !== undefined && !row.hasChildren
  const children = menu.rows.filter((other) => other.parent === above?.item.id).length
  const nest = () => above && onPlace(row, { parent: above.item.id, index: children })
  const parentName = String(menu.rows.find((other) => other.parent === null && other.item.id === parent)?.item.label ?? '')
  const unnest = () => {
    const owner = menu.rows.find((other) => other.parent === null && other.item.id === parent)
    if (owner) onPlace(row, { parent: null, index: owner.index + 1 })
  }
  const press = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return
    event.preventDefault()
    if (event.key === 'ArrowRight' && mayNest) nest()
    if (event.key === 'ArrowLeft' && parent !== null) unnest()
  }
  const actions: RowAction[] = []
  if (parent === null && !menu.isFull(item.id))
    actions.push({
      key: 'add',
      label: `Add an item under ${name}`,
      short: 'Add an item under it',
      icon: <AddIcon sx={icon} />,
      onRun: () => onAddUnder(item.id),
    })
  if (mayNest)
    actions.push({
      key: 'nest',
      label: `Move ${name} under ${String(above.item.label)}`,
      short: `Move under ${String(above.item.label)}`,
      icon: <IndentIcon sx={icon} />,
      onRun: nest,
    })
  if (parent !== null)
    actions.push({
      key: 'unnest',
      label: `Move ${name} out of the dropdown`,
      short: 'Move out of the dropdown',
      icon: <OutdentIcon sx={icon} />,
      onRun: unnest,
    })
  const at = menu.at(row)
  return (
    <ItemRow
      id={row.key}
      pointer={at}
      depth={depth}
      name={name}
      sample={
        parent !== null && (
          <Box component="span" sx={visuallyHidden}>
            Under {parentName}:
          </Box>
        )
      }
      description={itemSummary(menu.shapeOf(row), item)}
      mandatoryIn={menu.mandatoryIn(row)}
      hasProblem={menu.hasProblem(row)}
      editable={menu.items.editable}
      isFirst={index === 0}
      isLast={index === listLength - 1}
      onMove={(by) => onPlace(row, { parent, index: index + by })}
      onRemove={onRemove}
      refusal={() => menu.refusalOfRemoval(row)}
      onKey={press}
      actions={actions}
    >
      {itemFields(at, menu.shapeOf(row))}
    </ItemRow>
  )
}

/** Pixels of one indentation step. */
const indent = 24

interface MenuTreeProps {
  readonly label: string
  readonly menu: MenuTools
  readonly onPlace: (row: MenuRow, to: MenuPlace) => void
  readonly onRemove: (row: MenuRow, index: number) => string | null
  readonly onAddUnder: (id: string) => void
  readonly onRestore: (parent: MenuParent, id: string) => void
}

interface Drag {
  readonly key: string
  readonly place: MenuPlace | null
}

const stepsOf = (x: number) => Math.round(x / indent)

/** The top-level item of a row. */
const topLevelId = ({ parent, item }: MenuRow) => parent ?? item.id

const endsGroup = (rows: readonly MenuRow[], index: number) => (rows[index + 1]?.parent ?? null) === null

/** The rows of the menu. Dragging up and down sorts; to the right moves an item into the dropdown before it, to the left out of it. */
export const MenuTree = ({ label, menu, onPlace, onRemove, onAddUnder, onRestore }: MenuTreeProps) => {
  const { rows } = menu
  const [drag, setDrag] = useState<Drag | null>(null)
  const lifted = rows.find(({ key }) => key === drag?.key)
  // A dropdown moves with its item.
  const shown = lifted?.hasChildren ? rows.filter(({ parent }) => parent !== lifted.item.id) : rows
  const keys = shown.map(({ key }) => key)
  // An item with a dropdown can't go into another's: its targets are top-level rows only, and an arrow moves it past another's dropdown.
  const dropTargetsFor = (key: string | number) =>
    rows.find((row) => row.key === key)?.hasChildren ? rows.filter(({ parent }) => parent === null).map((row) => row.key) : keys
  const step: KeyboardCoordinateGetter = (event, context) => rowCoordinates(dropTargetsFor(context.active), indent)(event, context)
  const detectCollision: CollisionDetection = (context) => {
    const targets = dropTargetsFor(context.active.id)
    return closestCenter({ ...context, droppableContainers: context.droppableContainers.filter(({ id }) => targets.includes(String(id))) })
  }
  const sensors = useDragSensors(step)
  const nameOf = (key: string | number) => String(rows.find((row) => row.key === key)?.item.label ?? key)
  const dropTarget = ({ active, over, delta }: Pick<DragMoveEvent, 'active' | 'over' | 'delta'>) =>
    over ? projectDrop(shown, String(active.id), String(over.id), stepsOf(delta.x)) : null
  const describePlace = (key: string | number, place: MenuPlace | null) => {
    if (!place) return undefined
    return place.parent === null ? `${nameOf(key)} at ${place.index + 1} of the menu.` : `${nameOf(key)} under ${nameOf(place.parent)}.`
  }
  const follow = (event: DragMoveEvent) => {
    const place = dropTarget(event)
    setDrag((before) =>
      before?.place?.parent === place?.parent && before?.place?.index === place?.index ? before : { key: String(event.active.id), place },
    )
  }
  const drop = (event: DragEndEvent) => {
    const place = dropTarget(event)
    const row = rows.find(({ key }) => key === event.active.id)
    setDrag(null)
    if (place && row) onPlace(row, place)
  }
  const depthOf = (row: MenuRow) => (drag?.key === row.key && drag.place ? Number(drag.place.parent !== null) : Number(row.parent !== null))
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={detectCollision}
      onDragStart={({ active }) => setDrag({ key: String(active.id), place: null })}
      onDragMove={follow}
      onDragOver={follow}
      onDragEnd={drop}
      onDragCancel={() => setDrag(null)}
      accessibility={{
        screenReaderInstructions: {
          draggable:
            'Press Space to pick up, up and down to move, right to move it under the item above, left to move it out, Space to drop or Escape to cancel. Without picking up: Alt with the arrow keys.',
        },
        announcements: {
          onDragStart: ({ active }) => `${nameOf(active.id)} picked up.`,
          // Announced elsewhere: the horizontal offset isn't known here.
          onDragMove: () => undefined,
          onDragOver: () => undefined,
          onDragEnd: ({ active }) => `${nameOf(active.id)} dropped.`,
          onDragCancel: ({ active }) => `${nameOf(active.id)} was not moved.`,
        },
      }}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <Box
          component="ul"
          aria-label={label}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.75 }}
        >
          {shown.map((row, index) => (
            <Fragment key={row.key}>
              <MenuLine
                row={row}
                before={shown[index - 1]}
                depth={depthOf(row)}
                menu={menu}
                onPlace={onPlace}
                onRemove={() => onRemove(row, index)}
                onAddUnder={onAddUnder}
              />
              {endsGroup(shown, index) && menu.removedOf(topLevelId(row)).length > 0 && (
                <Box component="li">
                  <MenuRemoved menu={menu} parent={topLevelId(row)} onRestore={onRestore} />
                </Box>
              )}
            </Fragment>
          ))}
        </Box>
      </SortableContext>
      <LiveRegion>{drag ? describePlace(drag.key, drag.place) : ''}</LiveRegion>
    </DndContext>
  )
}
