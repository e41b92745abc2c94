import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import DragIcon from '@mui/icons-material/DragIndicator'
import { Box, ButtonBase } from '@mui/material'
import type { KeyboardEvent, ReactNode } from 'react'
import { dragHandle } from '../dragHandle'

interface Props {
  readonly id: string
  readonly name: string
  readonly disabled: boolean
  /** Moves it by one on Alt with an arrow key. */
  readonly onStep: (by: -1 | 1) => void
  readonly end?: ReactNode
  readonly children: ReactNode
}

/** One row of a short sortable list. */
export const SortableLine = ({ id, name, disabled, onStep, end, children }: Props) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id, disabled })
  const press = (event: KeyboardEvent) => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      onStep(event.key === 'ArrowUp' ? -1 : 1)
      return
    }
    listeners?.onKeyDown?.(event)
  }
  return (
    <Box
      component="li"
      ref={setNodeRef}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        pr: 0.75,
        pl: disabled ? 1.25 : 0,
        minHeight: 40,
        border: 1,
        borderColor: 'divider',
        borderRadius: '8px',
        bgcolor: 'background.paper',
        position: 'relative',
        zIndex: isDragging ? 3 : undefined,
        boxShadow: isDragging ? 6 : undefined,
      }}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {!disabled && (
        <ButtonBase ref={setActivatorNodeRef} {...attributes} {...listeners} aria-label={`Move ${name}`} onKeyDown={press} sx={dragHandle}>
          <DragIcon sx={{ fontSize: 18 }} />
        </ButtonBase>
      )}
      {children}
      {end}
    </Box>
  )
}
