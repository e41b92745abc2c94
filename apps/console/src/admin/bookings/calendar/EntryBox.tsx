import { useDraggable } from '@dnd-kit/core'
import { Box } from '@mui/material'
import type { PillTone } from '../../../parts/StatusPill'
import { type CalendarEntry, type CalendarTime, formatCalendarTime, formatClock } from './CalendarEntry'
import type { PositionedEntry } from './calendarDays'

interface Props {
  readonly placed: PositionedEntry<CalendarEntry>
  readonly date: string
  /** Pixels from the top of the day's column. */
  readonly top: number
  /** Pixels. */
  readonly height: number
  /** Pixels. */
  readonly width: number
  /** Free width on the right of the column, in pixels. */
  readonly margin: number
  /** The drop target after a drag by these pixels. */
  readonly dropTarget: (by: { readonly x: number; readonly y: number }) => CalendarTime
  readonly onOpen: (id: string) => void
}

const colours = {
  good: { color: 'success.main', bgcolor: 'success.light' },
  waiting: { color: 'warning.main', bgcolor: 'warning.light' },
  bad: { color: 'error.main', bgcolor: 'error.light' },
  info: { color: 'info.main', bgcolor: 'info.light' },
  quiet: { color: 'text.secondary', bgcolor: 'action.selected' },
} as const satisfies Record<PillTone, object>

/** Past bookings: an outline instead of a fill. Opacity would make the text too pale to read. */
const pastStyle = { bgcolor: 'background.paper', border: 1, borderLeft: 3 } as const

const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', display: 'block' } as const

/** In a narrow column, the name wraps instead of being cut to a few letters. */
const wrappedLine = { ...line, whiteSpace: 'normal', overflowWrap: 'anywhere', lineHeight: 1.2 } as const

/** Narrower entries show only the name and the time; the rest is in their label and on opening. Pixels. */
const narrowWidth = 110
/** Below these heights an entry shows one line, or two. Pixels. */
const oneLineHeight = 34
const twoLinesHeight = 52

/** Left edge and width of one of several lanes side by side, in a column with a free margin on the right in pixels. */
export const laneExtent = (lane: number, lanes: number, margin: number) => ({
  left: `calc((100% - ${margin}px) * ${lane / lanes} + 2px)`,
  width: `calc((100% - ${margin}px) / ${lanes} - 4px)`,
})

/** A booking on the calendar: click opens it; dragging, or space and arrow keys, moves it. */
export const EntryBox = ({ placed: { entry, from, until, lane, lanes }, date, top, height, width, margin, dropTarget, onOpen }: Props) => {
  const { attributes, listeners, setNodeRef, transform, isDragging } = useDraggable({
    id: entry.id,
    disabled: !entry.isMovable,
    data: { date, from },
  })
  const target = isDragging && transform ? dropTarget(transform) : null
  const isNarrow = width < narrowWidth
  const times = target ? formatCalendarTime(target) : formatClock(from)
  return (
    <Box
      component="li"
      sx={{
        position: 'absolute',
        top,
        height: height - 2,
        ...laneExtent(lane, lanes, margin),
        zIndex: isDragging ? 4 : 1,
      }}
    >
      <Box
        component="button"
        type="button"
        ref={setNodeRef}
        {...(entry.isMovable ? { ...attributes, ...listeners } : {})}
        onClick={() => onOpen(entry.id)}
        data-booking={entry.id}
        aria-label={`${formatClock(from)} to ${formatClock(until)}, ${entry.title}, ${entry.text}, ${entry.state}`}
        style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined}
        sx={{
          width: '100%',
          height: '100%',
          px: 0.75,
          py: 0.25,
          m: 0,
          border: 0,
          borderLeft: 3,
          borderStyle: entry.tone === 'waiting' ? 'dashed' : 'solid',
          borderColor: 'currentColor',
          borderRadius: '6px',
          font: 'inherit',
          fontSize: 12.5,
          lineHeight: 1.3,
          textAlign: 'left',
          display: 'grid',
          alignContent: 'start',
          overflow: 'hidden',
          cursor: entry.isMovable ? 'grab' : 'pointer',
          touchAction: 'manipulation',
          boxShadow: isDragging ? 4 : 'none',
          ...(isDragging && { outline: 2, outlineColor: 'primary.main', cursor: 'grabbing' }),
          '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 1 },
          '&:hover': { filter: 'brightness(0.97)' },
          ...colours[entry.tone],
          ...(entry.isOver && !isDragging && pastStyle),
        }}
      >
        <Box
          component="span"
          sx={{
            ...(isNarrow && height >= oneLineHeight ? wrappedLine : line),
            color: 'text.primary',
            fontWeight: 650,
            ...(target && { whiteSpace: 'normal' }),
          }}
        >
          {height < oneLineHeight || target ? `${times} ${target ? '' : entry.title}` : entry.title}
        </Box>
        {height >= oneLineHeight && !target && isNarrow && (
          <Box component="span" sx={line}>
            {formatClock(from)}
          </Box>
        )}
        {height >= oneLineHeight && !target && !isNarrow && (
          <>
            {height >= twoLinesHeight && (
              <Box component="span" sx={{ ...line, color: 'text.primary' }}>
                {times} · {entry.text}
              </Box>
            )}
            <Box component="span" sx={{ ...line, fontWeight: 620 }}>
              {height < twoLinesHeight ? `${times} · ${entry.state}` : entry.state}
            </Box>
          </>
        )}
      </Box>
    </Box>
  )
}
