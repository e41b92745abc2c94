import { Box, Button } from '@mui/material'
import type { MouseEvent } from 'react'
import { visuallyHidden } from '../../../parts/visuallyHidden'
import { type CalendarBlock, type CalendarEntry, type CalendarTime, formatClock, formatDay, type OpenTime } from './CalendarEntry'
import { type CalendarDay, localSpan, type PlacedDay } from './calendarDays'
import { stepMinutes } from './droppedTime'
import { EntryBox, laneExtent } from './EntryBox'

interface Props {
  readonly day: CalendarDay
  readonly placed: PlacedDay<CalendarEntry>
  readonly blocks: readonly CalendarBlock[]
  readonly open: readonly OpenTime[]
  readonly timeZone: string
  /** Whole hours. */
  readonly hours: { readonly from: number; readonly until: number }
  readonly hourHeight: number
  /** Width of the column. Pixels. */
  readonly width: number
  /** Minutes since midnight; null on other days. */
  readonly now: number | null
  /** Where a dragged booking would be dropped: its start date and minutes since midnight, moved by pixels. */
  readonly dropTarget: (date: string, from: number, by: { readonly x: number; readonly y: number }) => CalendarTime
  readonly onOpen: (id: string) => void
  readonly onOpenBlock: (id: string) => void
  /** Null for users who can't book. */
  readonly onFreeTimeClick: ((time: CalendarTime) => void) | null
  readonly onOpenDay: (date: string) => void
}

const shading = 'repeating-linear-gradient(135deg, transparent 0 5px, rgba(128, 140, 136, .22) 5px 7px)'

/** Vertical extent of a box, in pixels. */
interface Extent {
  readonly top: number
  readonly height: number
}

interface BlockBoxProps {
  readonly block: CalendarBlock
  /** Minutes since midnight. */
  readonly span: { readonly from: number; readonly until: number }
  readonly extent: Extent
  readonly onOpenBlock: (id: string) => void
}

/** A blocked time; opens its dialog. */
const BlockBox = ({ block, span, extent, onOpenBlock }: BlockBoxProps) => (
  <Box component="li" sx={{ position: 'absolute', left: 2, right: 2, ...extent }}>
    <Box
      component="button"
      type="button"
      onClick={() => onOpenBlock(block.id)}
      aria-label={`Blocked, ${formatClock(span.from)} to ${formatClock(span.until)}: ${block.label}`}
      sx={{
        width: '100%',
        height: '100%',
        border: 1,
        borderColor: 'divider',
        borderRadius: '6px',
        bgcolor: 'background.default',
        backgroundImage: shading,
        color: 'text.secondary',
        font: 'inherit',
        fontSize: 12,
        textAlign: 'left',
        px: 0.75,
        py: 0.25,
        overflow: 'hidden',
        cursor: 'pointer',
        display: 'flex',
        alignItems: 'flex-start',
        '&:focus-visible': { outline: 2, outlineColor: 'primary.main' },
      }}
    >
      <Box
        component="span"
        sx={{
          bgcolor: 'background.default',
          px: 0.5,
          borderRadius: '4px',
          maxWidth: '100%',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {block.label}
      </Box>
    </Box>
  </Box>
)

interface HiddenEntriesProps {
  readonly hidden: PlacedDay<CalendarEntry>['hidden'][number]
  readonly date: string
  readonly extent: Extent
  /** Free width on the right, in pixels. */
  readonly margin: number
  readonly onOpenDay: (date: string) => void
}

/** Number of bookings that have no room beside the others; opens the day. */
const HiddenEntries = ({ hidden: { from, count, lane, lanes }, date, extent: { top, height }, margin, onOpenDay }: HiddenEntriesProps) => (
  <Box
    component="li"
    sx={{
      position: 'absolute',
      top,
      height,
      ...laneExtent(lane, lanes, margin),
      zIndex: 1,
    }}
  >
    <Button
      variant="outlined"
      color="inherit"
      onClick={() => onOpenDay(date)}
      aria-label={`${count} more bookings from ${formatClock(from)} on ${formatDay(date)}`}
      sx={{ width: '100%', height: '100%', minWidth: 0, minHeight: 0, p: 0, bgcolor: 'background.paper', fontSize: 12.5 }}
    >
      +{count}
    </Button>
  </Box>
)

/** Line at the current time. */
const NowLine = ({ top }: { readonly top: number }) => (
  <Box
    aria-hidden
    sx={{
      position: 'absolute',
      left: 0,
      right: 0,
      top,
      borderTop: 2,
      borderColor: 'error.main',
      zIndex: 3,
      pointerEvents: 'none',
    }}
  />
)

/** A blocked time stays visible, and large enough to tap, on the right of bookings that it overlaps. Pixels. */
const blockMargin = 26

/** One day of the calendar: opening hours, blocks and bookings. */
export const DayColumn = ({
  day,
  placed,
  blocks,
  open,
  timeZone,
  hours,
  hourHeight,
  width,
  now,
  dropTarget,
  onOpen,
  onOpenBlock,
  onFreeTimeClick,
  onOpenDay,
}: Props) => {
  const y = (minutes: number) => ((minutes - hours.from * 60) / 60) * hourHeight
  const height = (hours.until - hours.from) * hourHeight
  const clipped = (from: number, until: number) => {
    const [top, bottom] = [Math.max(0, y(from)), Math.min(height, y(until))]
    return { top, height: Math.max(0, bottom - top) }
  }
  const marginOf = ({ from, until }: { readonly from: number; readonly until: number }) =>
    blocks.some((block) => {
      const span = localSpan(day, block, timeZone)
      return span !== null && span.from < until && from < span.until
    })
      ? blockMargin
      : 0
  const onTimeClick = (event: MouseEvent<HTMLElement>) => {
    if (!onFreeTimeClick || event.target !== event.currentTarget) return
    const minutes = hours.from * 60 + ((event.clientY - event.currentTarget.getBoundingClientRect().top) / hourHeight) * 60
    onFreeTimeClick({ date: day.date, minutes: Math.floor(minutes / (2 * stepMinutes)) * 2 * stepMinutes })
  }
  return (
    <Box
      component="section"
      aria-label={formatDay(day.date)}
      sx={{ position: 'relative', height, borderLeft: 1, borderColor: 'divider', minWidth: 0 }}
    >
      <Box aria-hidden sx={{ position: 'absolute', inset: 0, bgcolor: 'action.hover' }}>
        {open.map(({ from, until }) => (
          <Box key={from} sx={{ position: 'absolute', left: 0, right: 0, bgcolor: 'background.paper', ...clipped(from, until) }} />
        ))}
        {Array.from({ length: hours.until - hours.from }, (_, hour) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the hours are fixed and in order.
          <Box key={hour} sx={{ position: 'absolute', left: 0, right: 0, top: hour * hourHeight, borderTop: 1, borderColor: 'divider' }} />
        ))}
      </Box>
      {/* Hidden from the keyboard, which uses “New booking”. */}
      <Box aria-hidden onClick={onTimeClick} sx={{ position: 'absolute', inset: 0, cursor: onFreeTimeClick ? 'cell' : 'default' }} />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {blocks.flatMap((block) => {
          const span = localSpan(day, block, timeZone)
          const extent = span && clipped(span.from, span.until)
          if (!span || !extent || extent.height === 0) return []
          return <BlockBox key={block.id} block={block} span={span} extent={extent} onOpenBlock={onOpenBlock} />
        })}
        {placed.entries.map((each) => (
          <EntryBox
            key={each.entry.id}
            placed={each}
            date={day.date}
            top={y(each.from)}
            height={((each.until - each.from) / 60) * hourHeight}
            width={(width - marginOf(each)) / each.lanes}
            margin={marginOf(each)}
            dropTarget={(by) => dropTarget(day.date, each.from, by)}
            onOpen={onOpen}
          />
        ))}
        {placed.hidden.map((hidden) => (
          <HiddenEntries
            key={hidden.from}
            hidden={hidden}
            date={day.date}
            extent={{ top: y(hidden.from), height: ((hidden.until - hidden.from) / 60) * hourHeight - 2 }}
            margin={marginOf(hidden)}
            onOpenDay={onOpenDay}
          />
        ))}
      </Box>
      {placed.entries.length === 0 && <Box sx={visuallyHidden}>No bookings</Box>}
      {now !== null && now >= hours.from * 60 && now <= hours.until * 60 && <NowLine top={y(now)} />}
    </Box>
  )
}
