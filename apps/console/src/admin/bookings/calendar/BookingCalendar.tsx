import {
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  type Modifier,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import { Box, ButtonBase, Typography } from '@mui/material'
import { useMemo, useRef } from 'react'
import { useSize } from '../../../parts/useSize'
import {
  type CalendarBlock,
  type CalendarEntry,
  type CalendarTime,
  formatCalendarTime,
  formatClock,
  formatDay,
  type OpenTime,
} from './CalendarEntry'
import { type CalendarDay, calendarDays, localSpan, placedEntries, shownHours } from './calendarDays'
import { DayColumn } from './DayColumn'
import { droppedTime, stepMinutes } from './droppedTime'

interface Props {
  /** The first shown day, `YYYY-MM-DD`, and the number of days. */
  readonly from: string
  readonly count: number
  readonly timeZone: string
  /** ISO in UTC. */
  readonly now: string
  readonly entries: readonly CalendarEntry[]
  readonly blocks: readonly CalendarBlock[]
  readonly open: readonly OpenTime[]
  /** Whether shoppers can book online at the location. */
  readonly takesBookings: boolean
  readonly onOpen: (id: string) => void
  readonly onOpenBlock: (id: string) => void
  /** A booking was dropped at another local time. */
  readonly onMove: (id: string, to: CalendarTime) => void
  /** Free time was clicked; null if nothing can be booked. */
  readonly onFreeTimeClick: ((time: CalendarTime) => void) | null
  readonly onOpenDay: (date: string) => void
}

const hourHeight = 76
const hourLabelWidth = 58
const stepHeight = (stepMinutes / 60) * hourHeight
/** Minimum width of an entry's column, so that a first name fits. Bookings without a column show as a number, such as “+3”. Pixels. */
const laneWidth = 72

/** Instructions and announcements of a drag for screen readers. */
const dragAccessibility = (announcement: { readonly current: string }) => ({
  screenReaderInstructions: {
    draggable:
      'Press Enter to open the booking. Press Space to pick it up, use the arrow keys to move it by a quarter of an hour or a day, press Space to drop it or Escape to cancel.',
  },
  announcements: {
    onDragStart: () => 'Booking picked up.',
    onDragMove: () => announcement.current,
    onDragOver: () => undefined,
    onDragEnd: () => `Dropped at ${announcement.current}.`,
    onDragCancel: () => 'The booking was not moved.',
  },
})

/**
 * Drag sensors: mouse; touch after a long press, since a swipe scrolls the page; keyboard with space and the arrow keys. Enter still opens
 * an entry.
 */
const useCalendarSensors = (coordinateGetter: KeyboardCoordinateGetter) =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 300, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter,
      scrollBehavior: 'auto',
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
    }),
  )

interface BookingDragOptions {
  readonly entries: readonly CalendarEntry[]
  /** Pixels. */
  readonly columnWidth: number
  /** The first and last shown day, `YYYY-MM-DD`. */
  readonly first: string
  readonly last: string
  readonly onMove: (id: string, to: CalendarTime) => void
}

/** Dragging of bookings: properties of the drag context, and the time at which a drag by some pixels would end. */
const useBookingDrag = ({ entries, columnWidth, first, last, onMove }: BookingDragOptions) => {
  const announcement = useRef('its original time')
  const dropTime = (date: string, minutes: number, durationMinutes: number, by: { readonly x: number; readonly y: number }): CalendarTime =>
    droppedTime({ start: { date, minutes }, durationMinutes, first, last }, { days: by.x / columnWidth, minutes: (by.y / hourHeight) * 60 })
  const entryMinutes = (id: string) => {
    const entry = entries.find((each) => each.id === id)
    return entry ? (Date.parse(entry.endsAt) - Date.parse(entry.startsAt)) / 60_000 : 0
  }
  const dropTarget = ({ active, delta }: Pick<DragMoveEvent, 'active' | 'delta'>) => {
    const start = active.data.current as { readonly date: string; readonly from: number }
    return dropTime(start.date, start.from, entryMinutes(String(active.id)), delta)
  }
  // Snaps to the grid while dragging.
  const snapToGrid: Modifier = ({ transform }) => ({
    ...transform,
    x: Math.round(transform.x / columnWidth) * columnWidth,
    y: Math.round(transform.y / stepHeight) * stepHeight,
  })
  const sensors = useCalendarSensors((event, { currentCoordinates: { x, y } }) => {
    const steps: { readonly [code: string]: { readonly x: number; readonly y: number } } = {
      ArrowUp: { x, y: y - stepHeight },
      ArrowDown: { x, y: y + stepHeight },
      ArrowLeft: { x: x - columnWidth, y },
      ArrowRight: { x: x + columnWidth, y },
    }
    const step = steps[event.code]
    if (step) event.preventDefault()
    return step
  })
  const onDragEnd = (event: DragEndEvent) => {
    const start = event.active.data.current as { readonly date: string; readonly from: number }
    const to = dropTarget(event)
    if (to.date !== start.date || to.minutes !== start.from) onMove(String(event.active.id), to)
  }
  return {
    dropTime,
    drag: {
      sensors,
      modifiers: [snapToGrid],
      onDragMove: (event: DragMoveEvent) => {
        announcement.current = formatCalendarTime(dropTarget(event))
      },
      onDragEnd,
      accessibility: dragAccessibility(announcement),
    },
  }
}

interface DayHeadingProps {
  readonly day: CalendarDay
  readonly isToday: boolean
  /** Number of bookings of the day. */
  readonly booked: number
  /** Whether shoppers can book that day; null for a day in the past, or without online booking. */
  readonly isOpen: boolean | null
  readonly onOpenDay: (date: string) => void
}

/** Heading of a day's column, which opens the day. */
const DayHeading = ({ day, isToday, booked, isOpen, onOpenDay }: DayHeadingProps) => (
  <ButtonBase
    onClick={() => onOpenDay(day.date)}
    aria-label={`${formatDay(day.date)}${isToday ? ', today' : ''}: ${booked} ${booked === 1 ? 'booking' : 'bookings'}`}
    aria-current={isToday ? 'date' : undefined}
    sx={{
      display: 'block',
      textAlign: 'center',
      py: 1,
      px: 0.5,
      minWidth: 0,
      borderLeft: 1,
      borderColor: 'divider',
      '&:hover': { bgcolor: 'action.hover' },
    }}
  >
    <Typography
      component="span"
      variant="caption"
      sx={{ display: 'block', color: isToday ? 'primary.main' : 'text.secondary', fontWeight: 620 }}
    >
      {formatDay(day.date).slice(0, 3)}
    </Typography>
    <Typography
      component="span"
      sx={{
        display: 'block',
        fontSize: 20,
        lineHeight: 1.2,
        fontWeight: 680,
        color: isToday ? 'primary.main' : 'text.primary',
      }}
    >
      {Number(day.date.slice(8))}
    </Typography>
    <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
      {booked > 0 ? booked : isOpen === null ? '\u00a0' : isOpen ? 'free' : 'closed'}
    </Typography>
    {day.clockChange && (
      <Typography component="span" variant="caption" sx={{ display: 'block', color: 'warning.main', lineHeight: 1.2 }}>
        {day.clockChange}
      </Typography>
    )}
  </ButtonBase>
)

/** Labels of the hours beside the days. */
const HourLabels = ({ hours }: { readonly hours: ReturnType<typeof shownHours> }) => (
  <Box aria-hidden sx={{ position: 'relative', height: (hours.until - hours.from) * hourHeight }}>
    {Array.from({ length: hours.until - hours.from - 1 }, (_, index) => hours.from + index + 1).map((hour) => (
      <Typography
        key={hour}
        variant="caption"
        sx={{ position: 'absolute', right: 8, top: (hour - hours.from) * hourHeight - 9, color: 'text.secondary', fontSize: 11.5 }}
      >
        {formatClock(hour * 60).replace(':00', '')}
      </Typography>
    ))}
  </Box>
)

/** Calendar of bookings in local time; entries are dragged by mouse, touch or keyboard (API-14). */
export const BookingCalendar = ({
  from,
  count,
  timeZone,
  now,
  entries,
  blocks,
  open,
  takesBookings,
  onOpen,
  onOpenBlock,
  onMove,
  onFreeTimeClick,
  onOpenDay,
}: Props) => {
  const frame = useRef<HTMLDivElement>(null)
  const { width } = useSize(frame)
  const columnWidth = Math.max(1, (width - hourLabelWidth) / count)
  const days = useMemo(() => calendarDays(from, count, timeZone), [from, count, timeZone])
  const hours = useMemo(
    () =>
      shownHours([
        ...open.map((span) => ({ from: span.from, until: span.until })),
        ...days.flatMap((day) => entries.flatMap((entry) => localSpan(day, entry, timeZone) ?? [])),
      ]),
    [open, days, entries, timeZone],
  )
  const maxLanes = Math.max(2, Math.floor(columnWidth / laneWidth))
  const placed = useMemo(() => days.map((day) => placedEntries(day, entries, { timeZone, maxLanes })), [days, entries, timeZone, maxLanes])
  const today = momentInZone(now, timeZone)
  const { dropTime, drag } = useBookingDrag({ entries, columnWidth, first: from, last: days.at(-1)?.date ?? from, onMove })
  const columns = `${hourLabelWidth}px repeat(${count}, minmax(0, 1fr))`
  return (
    <DndContext {...drag}>
      <Box ref={frame} sx={{ border: 1, borderColor: 'divider', borderRadius: '12px', bgcolor: 'background.paper', overflow: 'hidden' }}>
        <Box sx={{ display: 'grid', gridTemplateColumns: columns, borderBottom: 1, borderColor: 'divider' }}>
          <Box />
          {days.map((day, index) => (
            <DayHeading
              key={day.date}
              day={day}
              isToday={day.date === today.date}
              booked={(placed[index]?.entries.length ?? 0) + (placed[index]?.hidden.reduce((sum, { count: more }) => sum + more, 0) ?? 0)}
              isOpen={takesBookings && day.date >= today.date ? open.some(({ date }) => date === day.date) : null}
              onOpenDay={onOpenDay}
            />
          ))}
        </Box>
        <Box sx={{ display: 'grid', gridTemplateColumns: columns, position: 'relative' }}>
          <HourLabels hours={hours} />
          {days.map((day, index) => (
            <DayColumn
              key={day.date}
              day={day}
              placed={placed[index] ?? { entries: [], hidden: [] }}
              blocks={blocks}
              open={open.filter(({ date }) => date === day.date)}
              timeZone={timeZone}
              hours={hours}
              hourHeight={hourHeight}
              width={columnWidth}
              now={day.date === today.date ? today.minutes : null}
              dropTarget={(date, minutes, by) => {
                const entry = placed[index]?.entries.find(({ from: starts }) => starts === minutes)
                return dropTime(date, minutes, entry ? entry.until - entry.from : 0, by)
              }}
              onOpen={onOpen}
              onOpenBlock={onOpenBlock}
              onFreeTimeClick={onFreeTimeClick}
              onOpenDay={onOpenDay}
            />
          ))}
        </Box>
      </Box>
    </DndContext>
  )
}
