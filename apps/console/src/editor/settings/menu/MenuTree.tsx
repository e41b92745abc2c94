import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Box } from '@mui/material'
import { Fragment, useState } from 'react'
import { useDragSensors } from '../../../parts/dragging/useDragSensors'
import { LiveRegion } from '../../LiveRegion'
import { type MenuRow, projectDrop } from '../../lists/menuRows'
import type { MenuParent, MenuPlace } from '../../lists/placeItem'
import { rowCoordinates } from '../items/rowCoordinates'
import { MenuLine } from './MenuLine'
import { MenuRemoved } from './MenuRemoved'
import type { MenuTools } from './useMenu'

/** So far to the right or left is one step in or out, in pixels. */
const indent = 24

interface Props {
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

/** The item whose dropdown a line is or belongs to. */
const groupOf = ({ parent, item }: MenuRow) => parent ?? item.id

const endsGroup = (rows: readonly MenuRow[], index: number) => (rows[index + 1]?.parent ?? null) === null

/** The lines of the menu. Dragging up and down changes the order, to the right puts an item under the one before it, to the left takes it out. */
export const MenuTree = ({ label, menu, onPlace, onRemove, onAddUnder, onRestore }: Props) => {
  const { rows } = menu
  const [drag, setDrag] = useState<Drag | null>(null)
  const lifted = rows.find(({ key }) => key === drag?.key)
  // A dropdown travels with its item.
  const shown = lifted?.hasChildren ? rows.filter(({ parent }) => parent !== lifted.item.id) : rows
  const keys = shown.map(({ key }) => key)
  // What has a dropdown of its own can't go into another's: it is only ever over an item of the menu itself, and an arrow takes it
  // past the whole of another's dropdown.
  const placesFor = (key: string | number) =>
    rows.find((row) => row.key === key)?.hasChildren ? rows.filter(({ parent }) => parent === null).map((row) => row.key) : keys
  const step: KeyboardCoordinateGetter = (event, context) => rowCoordinates(placesFor(context.active), indent)(event, context)
  const detectCollision: CollisionDetection = (context) => {
    const places = placesFor(context.active.id)
    return closestCenter({ ...context, droppableContainers: context.droppableContainers.filter(({ id }) => places.includes(String(id))) })
  }
  const sensors = useDragSensors(step)
  const nameOf = (key: string | number) => String(rows.find((row) => row.key === key)?.item.label ?? key)
  const landing = ({ active, over, delta }: Pick<DragMoveEvent, 'active' | 'over' | 'delta'>) =>
    over ? projectDrop(shown, String(active.id), String(over.id), stepsOf(delta.x)) : null
  const words = (key: string | number, place: MenuPlace | null) => {
    if (!place) return undefined
    return place.parent === null ? `${nameOf(key)} at ${place.index + 1} of the menu.` : `${nameOf(key)} under ${nameOf(place.parent)}.`
  }
  const follow = (event: DragMoveEvent) => {
    const place = landing(event)
    setDrag((before) =>
      before?.place?.parent === place?.parent && before?.place?.index === place?.index ? before : { key: String(event.active.id), place },
    )
  }
  const drop = (event: DragEndEvent) => {
    const place = landing(event)
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
            'Press space to lift, up and down to move, right to put it under the item before, left to take it out, space to drop, escape to leave it where it was. Without lifting: Alt with the arrow keys.',
        },
        announcements: {
          onDragStart: ({ active }) => `${nameOf(active.id)} lifted.`,
          // Where it would land is said below: how far to the right it was moved isn't known here.
          onDragMove: () => undefined,
          onDragOver: () => undefined,
          onDragEnd: ({ active }) => `${nameOf(active.id)} dropped.`,
          onDragCancel: ({ active }) => `${nameOf(active.id)} stays where it was.`,
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
              {endsGroup(shown, index) && menu.removedOf(groupOf(row)).length > 0 && (
                <Box component="li">
                  <MenuRemoved menu={menu} parent={groupOf(row)} onRestore={onRestore} />
                </Box>
              )}
            </Fragment>
          ))}
        </Box>
      </SortableContext>
      <LiveRegion>{drag ? words(drag.key, drag.place) : ''}</LiveRegion>
    </DndContext>
  )
}
