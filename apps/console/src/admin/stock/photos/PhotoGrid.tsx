import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { Box } from '@mui/material'
import { useDragSensors } from '../../../parts/dragging/useDragSensors'
import { movedPhoto } from './movedPhoto'
import { PhotoTile } from './PhotoTile'
import type { Photo, usePhotos } from './usePhotos'

interface Props {
  readonly photos: readonly Photo[]
  readonly isLocked: boolean
  readonly arrange: ReturnType<typeof usePhotos>['arrange']
  readonly onOpen: (key: string) => void
  readonly onRemove: (photo: Photo) => void
}

/** A car's photos in their order: dragged, or lifted with space, moved with the arrow keys and dropped with space. */
export const PhotoGrid = ({ photos, isLocked, arrange, onOpen, onRemove }: Props) => {
  const sensors = useDragSensors(sortableKeyboardCoordinates)
  const ids = photos.map(({ key }) => key)
  const place = (id: string | number) => `${ids.indexOf(String(id)) + 1} of ${ids.length}`
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) void arrange(movedPhoto(String(active.id), ids.indexOf(String(over.id))))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: {
          draggable: 'Press space to lift the photo, the arrow keys to move it, space to drop it, escape to leave it where it was.',
        },
        announcements: {
          onDragStart: ({ active }) => `Photo ${place(active.id)} lifted.`,
          onDragOver: ({ over }) => (over ? `It is now at ${place(over.id)}.` : undefined),
          onDragEnd: ({ over }) =>
            over ? `Dropped at ${place(over.id)}.${ids.indexOf(String(over.id)) === 0 ? ' It is the cover.' : ''}` : undefined,
          onDragCancel: () => 'The photo stays where it was.',
        },
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <Box
          component="ul"
          aria-label="Photos"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gap: 1.25,
            gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(min(132px, 100%), 1fr))', sm: 'repeat(auto-fill, minmax(168px, 1fr))' },
          }}
        >
          {photos.map((photo, index) => (
            <PhotoTile
              key={photo.key}
              photo={photo}
              index={index}
              count={photos.length}
              isLocked={isLocked}
              onOpen={() => onOpen(photo.key)}
              onCover={() => void arrange(movedPhoto(photo.key, 0))}
              onRemove={() => onRemove(photo)}
            />
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  )
}
