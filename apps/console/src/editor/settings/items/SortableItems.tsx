import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { useDragSensors } from '../../../parts/dragging/useDragSensors'
import { rowCoordinates } from './rowCoordinates'

interface Props {
  readonly label: string
  readonly ids: readonly string[]
  /** The names of the items, for screen readers. */
  readonly names: readonly string[]
  readonly onMove: (id: string, to: number) => void
  readonly children: ReactNode
}

/** A list sortable by drag, or by keyboard: space to lift, arrows to move, space to drop. */
export const SortableItems = ({ label, ids, names, onMove, children }: Props) => {
  const sensors = useDragSensors(rowCoordinates(ids))
  const nameOf = (id: string | number) => names[ids.indexOf(String(id))] ?? String(id)
  const placeOf = (id: string | number) => `${ids.indexOf(String(id)) + 1} of ${ids.length}`
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), ids.indexOf(String(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: {
          draggable: 'Press Space to pick up, use the arrow keys to move, press Space to drop or Escape to cancel.',
        },
        announcements: {
          onDragStart: ({ active }) => `${nameOf(active.id)} picked up, ${placeOf(active.id)}.`,
          onDragOver: ({ active, over }) => (over ? `${nameOf(active.id)} is now at ${placeOf(over.id)}.` : undefined),
          onDragEnd: ({ active, over }) => (over ? `${nameOf(active.id)} dropped at ${placeOf(over.id)}.` : undefined),
          onDragCancel: ({ active }) => `${nameOf(active.id)} was not moved.`,
        },
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <Box
          component="ul"
          aria-label={label}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.75 }}
        >
          {children}
        </Box>
      </SortableContext>
    </DndContext>
  )
}
