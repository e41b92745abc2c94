import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { pictureFocus } from '@forecourt/schema/formats/pictureFocus'
import DragIcon from '@mui/icons-material/DragIndicatorRounded'
import MoreIcon from '@mui/icons-material/MoreHorizRounded'
import { Box, ButtonBase, IconButton, Menu, MenuItem } from '@mui/material'
import { type PointerEvent, useState } from 'react'
import { useDragSensors } from '../../../parts/dragging/useDragSensors'
import { sizedPictureAddress } from '../../../parts/pictures/sizedPictureAddress'
import { movedPhoto } from './movedPhoto'
import type { Photo, usePhotos } from './usePhotos'

interface PhotoTileProps {
  readonly photo: Photo
  readonly index: number
  readonly count: number
  readonly isLocked: boolean
  readonly onOpen: () => void
  readonly onCover: () => void
  readonly onRemove: () => void
}

const overlay = {
  position: 'absolute',
  top: 4,
  color: '#fff',
  bgcolor: 'rgb(0 0 0 / 58%)',
  borderRadius: '8px',
  width: 34,
  height: 34,
  '@media (pointer: coarse)': { width: 44, height: 44 },
  '&:hover': { bgcolor: 'rgb(0 0 0 / 76%)' },
} as const

/** A photo in the grid: click to edit; drag by the handle or mouse, or lift with space. */
const PhotoTile = ({ photo, index, count, isLocked, onOpen, onCover, onRemove }: PhotoTileProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: photo.key,
    disabled: isLocked,
  })
  const { focus } = pictureFocus(photo.key)
  const photoLabel = `Photo ${index + 1} of ${count}${index === 0 ? ', the cover' : ''}${photo.alt ? `: ${photo.alt}` : ''}`
  const closeMenuAnd = (act: () => void) => () => {
    setAnchor(null)
    act()
  }
  return (
    <Box
      component="li"
      ref={setNodeRef}
      sx={{
        position: 'relative',
        minWidth: 0,
        borderRadius: '10px',
        zIndex: isDragging ? 2 : undefined,
        boxShadow: isDragging ? '0 14px 30px rgb(0 20 14 / 32%)' : undefined,
      }}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <ButtonBase
        onClick={onOpen}
        onPointerDown={(event: PointerEvent<HTMLElement>) => {
          // Touch scrolls the page here; the handle drags.
          if (event.pointerType === 'mouse') listeners?.onPointerDown?.(event)
        }}
        aria-label={isLocked ? `View ${photoLabel}` : `Edit ${photoLabel}`}
        sx={{ display: 'block', width: '100%', borderRadius: '10px', overflow: 'hidden', bgcolor: 'action.hover' }}
      >
        <Box
          component="img"
          src={sizedPictureAddress(photo.key, 480)}
          alt=""
          loading="lazy"
          draggable={false}
          sx={{
            display: 'block',
            width: '100%',
            aspectRatio: '4 / 3',
            objectFit: 'cover',
            objectPosition: focus ? `${focus.x}% ${focus.y}%` : undefined,
          }}
        />
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            left: 6,
            bottom: 6,
            px: 0.9,
            py: 0.2,
            borderRadius: '6px',
            fontSize: 12.5,
            fontWeight: 650,
            color: '#fff',
            bgcolor: index === 0 ? 'rgb(0 92 66 / 92%)' : 'rgb(0 0 0 / 62%)',
          }}
        >
          {index === 0 ? 'Cover' : index + 1}
        </Box>
      </ButtonBase>
      {!isLocked && (
        <>
          <IconButton
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={`Move photo ${index + 1}`}
            sx={{ ...overlay, left: 4, cursor: 'grab', touchAction: 'none' }}
          >
            <DragIcon fontSize="small" />
          </IconButton>
          <IconButton
            aria-label={`More for photo ${index + 1}`}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(event.currentTarget)}
            sx={{ ...overlay, right: 4 }}
          >
            <MoreIcon fontSize="small" />
          </IconButton>
          <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
            <MenuItem onClick={closeMenuAnd(onOpen)}>Edit</MenuItem>
            <MenuItem disabled={index === 0} onClick={closeMenuAnd(onCover)}>
              Make cover
            </MenuItem>
            <MenuItem onClick={closeMenuAnd(onRemove)}>Remove</MenuItem>
          </Menu>
        </>
      )}
    </Box>
  )
}

interface PhotoGridProps {
  readonly photos: readonly Photo[]
  readonly isLocked: boolean
  readonly changePhotos: ReturnType<typeof usePhotos>['changePhotos']
  readonly onOpen: (key: string) => void
  readonly onRemove: (photo: Photo) => void
}

/** Sortable photos of a car: drag, or lift with space, move with the arrow keys and drop with space. */
export const PhotoGrid = ({ photos, isLocked, changePhotos, onOpen, onRemove }: PhotoGridProps) => {
  const sensors = useDragSensors(sortableKeyboardCoordinates)
  const ids = photos.map(({ key }) => key)
  const position = (id: string | number) => `${ids.indexOf(String(id)) + 1} of ${ids.length}`
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) void changePhotos(movedPhoto(String(active.id), ids.indexOf(String(over.id))))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        screenReaderInstructions: {
          draggable: 'Press Space to pick up the photo, use the arrow keys to move it, press Space to drop it or Escape to cancel.',
        },
        announcements: {
          onDragStart: ({ active }) => `Photo ${position(active.id)} picked up.`,
          onDragOver: ({ over }) => (over ? `It is now at ${position(over.id)}.` : undefined),
          onDragEnd: ({ over }) =>
            over ? `Dropped at ${position(over.id)}.${ids.indexOf(String(over.id)) === 0 ? ' It is the cover.' : ''}` : undefined,
          onDragCancel: () => 'The photo was not moved.',
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
              onCover={() => void changePhotos(movedPhoto(photo.key, 0))}
              onRemove={() => onRemove(photo)}
            />
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  )
}
