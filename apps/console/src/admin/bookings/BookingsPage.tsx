import { bookingStateName, isOngoing } from '@forecourt/rules/bookings/Booking'
import { withCarNumber } from '@forecourt/rules/car/withCarNumber'
import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import { formatMoment } from '@forecourt/rules/format/formatDate'
import { countNoun } from '@forecourt/schema/text/countNoun'
import AddIcon from '@mui/icons-material/AddRounded'
import BlockIcon from '@mui/icons-material/BlockRounded'
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined'
import { Box, Button, Card, LinearProgress, Link, Typography, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { LinkBase } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { BookingLocationRecord, BookingRecord, Outputs } from '../../client/Records'
import { GuideLink } from '../../parts/help/GuideLink'
import { ListSkeleton } from '../../parts/lists/ListBody'
import { Notice } from '../../parts/Notice'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { useMay } from '../useMay'
import { useOrganisation } from '../useOrganisation'
import { BlockDialog, UnblockDialog } from './BlockDialog'
import { BookingPanel } from './BookingPanel'
import { BookingTable } from './BookingTable'
import { BookingToolbar, ExportBookings } from './BookingToolbar'
import { bookingText, fullName, kindNames, stateTones } from './bookingTexts'
import { BookingCalendar } from './calendar/BookingCalendar'
import type { CalendarBlock, CalendarEntry, CalendarTime, OpenTime } from './calendar/CalendarEntry'
import { DayAgenda } from './calendar/DayAgenda'
import { MoveDialog } from './MoveDialog'
import { NewBookingDialog } from './NewBookingDialog'
import { type BookingFilters, startOfWeek, useBookingFilters } from './useBookingFilters'

const toCalendarEntry = (booking: BookingRecord, now: string, isMovable: boolean): CalendarEntry => {
  const { id, startsAt, endsAt, state } = booking
  return {
    ...{ id, startsAt, endsAt },
    title: fullName(booking),
    text: bookingText(booking),
    state: bookingStateName(booking),
    tone: stateTones[state],
    isOver: !isOngoing(booking) || endsAt < now,
    isMovable: isMovable && isOngoing(booking),
  }
}

const matchesSearch = (booking: BookingRecord, q: string): boolean => {
  const searched = [fullName(booking), withCarNumber(booking.carName, booking.carNumber), booking.phone, booking.email]
    .join(' ')
    .toLowerCase()
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word))
}

/** Days ahead in which bookings that wait for a reply are listed: the maximum of the query. */
const waitingDays = 42

type OpenDialog =
  | { readonly kind: 'new'; readonly at: CalendarTime | null }
  | { readonly kind: 'block'; readonly at: CalendarTime }
  | { readonly kind: 'move'; readonly booking: BookingRecord; readonly to: CalendarTime }
  | { readonly kind: 'unblock'; readonly id: string }

/** Default time of a block, and where the search for a free time begins: the next opening, else the next quarter of an hour, or in the morning on other days. */
const nextBookingTime = (spans: readonly OpenTime[], today: CalendarTime, date: string): CalendarTime => {
  const quarter = Math.min(1425, Math.ceil(today.minutes / 15) * 15)
  const notBeforeNow = (day: string, from: number): CalendarTime => ({
    date: day,
    minutes: day === today.date ? Math.max(quarter, from) : from,
  })
  const next = spans
    .filter((span) => span.date > today.date || (span.date === today.date && span.until > quarter))
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.from - b.from)[0]
  return next ? notBeforeNow(next.date, next.from) : notBeforeNow(date < today.date ? today.date : date, 600)
}

/** The bookings, blocks and opening hours that match the filters. */
const useFilteredBookings = (
  data: Outputs['bookings']['range'] | undefined,
  { kind, q, cancelled, waiting }: BookingFilters,
  mayChange: boolean,
) => {
  const bookings = useMemo(
    () =>
      (data?.bookings ?? []).filter(
        (booking) =>
          (kind === '' || booking.kind === kind) &&
          (!waiting || booking.state === 'requested' || booking.state === 'lapsed') &&
          (cancelled || booking.state !== 'cancelled') &&
          (q.trim() === '' || matchesSearch(booking, q.trim())),
      ),
    [data, kind, cancelled, waiting, q],
  )
  const entries = useMemo(
    () => bookings.map((booking) => toCalendarEntry(booking, data?.now ?? '', mayChange)),
    [bookings, data, mayChange],
  )
  const blocks = useMemo(
    () =>
      (data?.blocks ?? [])
        .filter((block) => kind === '' || block.kind === null || block.kind === kind)
        .map((block) => ({
          ...block,
          label: [block.reason || 'No bookings', block.carId ? 'one car' : block.kind && `${kindNames[block.kind].toLowerCase()}s`]
            .filter(Boolean)
            .join(' · '),
        })),
    [data, kind],
  )
  const open = useMemo(() => (data?.open ?? []).filter((span) => kind === '' || span.kind === kind), [data, kind])
  return { bookings, entries, blocks, open }
}

interface BookingsHeadingProps {
  readonly location: BookingLocationRecord
  readonly mayChange: boolean
  readonly onWaiting: () => void
  readonly onBlock: () => void
  readonly onNew: () => void
}

const BookingsHeading = ({ location, mayChange, onWaiting, onBlock, onNew }: BookingsHeadingProps) => {
  const may = useMay()
  const isSetUp = location.kinds.length > 0
  const settings = may('booking.settings') && (
    <Button
      component={LinkBase}
      to={`/locations/${location.id}/bookings`}
      variant={isSetUp ? 'outlined' : 'contained'}
      color={isSetUp ? 'inherit' : 'primary'}
    >
      {isSetUp ? 'Settings' : 'Set up bookings'}
    </Button>
  )
  return (
    <PageHeading
      title="Bookings"
      text={
        <>
          {location.name}: {location.today === 0 ? 'no bookings' : countNoun(location.today, 'booking')} today
          {location.waiting > 0 && (
            <>
              {', '}
              <Link component="button" type="button" onClick={onWaiting} sx={{ font: 'inherit', verticalAlign: 'baseline' }}>
                {location.waiting} waiting for a reply
              </Link>
            </>
          )}
        </>
      }
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '@media print': { display: 'none' } }}>
          {settings}
          {mayChange && (
            <>
              <Button variant="outlined" color="inherit" startIcon={<BlockIcon />} onClick={onBlock}>
                Block time
              </Button>
              <Button variant="contained" startIcon={<AddIcon />} onClick={onNew}>
                New booking
              </Button>
            </>
          )}
        </Box>
      }
    />
  )
}

interface BookingListProps {
  readonly filter: { readonly locationId: string; readonly from: string; readonly days: number }
  readonly bookings: readonly BookingRecord[]
  readonly timeZone: string
  readonly waiting: boolean
  /** Whether a search or a kind is selected. */
  readonly isFiltered: boolean
  readonly onOpen: (id: string) => void
}

const BookingList = ({ filter, bookings, timeZone, waiting, isFiltered, onOpen }: BookingListProps) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <ExportBookings {...filter} />
    {bookings.length === 0 ? (
      <Notice
        title={waiting ? 'Nothing waiting' : 'No bookings'}
        text={
          waiting
            ? 'Every request has a reply.'
            : isFiltered
              ? 'No bookings in that week match your filters.'
              : 'There are no bookings that week.'
        }
        picture={<CalendarIcon />}
      />
    ) : (
      <BookingTable bookings={bookings} timeZone={timeZone} onOpen={onOpen} />
    )}
  </Box>
)

interface DayListProps {
  readonly date: string
  readonly today: string
  readonly timeZone: string
  readonly entries: readonly CalendarEntry[]
  readonly blocks: readonly CalendarBlock[]
  readonly isSetUp: boolean
  readonly onOpen: (id: string) => void
  readonly onOpenBlock: (id: string) => void
}

/** A day on a phone. */
const DayList = ({ date, today, timeZone, entries, blocks, isSetUp, onOpen, onOpenBlock }: DayListProps) => {
  const may = useMay()
  const day = date === today ? 'today' : 'that day'
  return (
    <Card>
      {entries.length + blocks.length === 0 ? (
        <Notice
          title="No bookings"
          text={
            isSetUp
              ? `There are no bookings ${day}.`
              : `There are no bookings ${day}. Customers can’t book online at this location, so add bookings yourself.`
          }
          picture={<CalendarIcon />}
          action={!isSetUp && may('booking.settings') && <GuideLink guide="turn-on-online-bookings">How to turn it on</GuideLink>}
        />
      ) : (
        <DayAgenda date={date} timeZone={timeZone} entries={entries} blocks={blocks} onOpen={onOpen} onOpenBlock={onOpenBlock} />
      )}
    </Card>
  )
}

/** The location that opens first: for bookings that wait for a reply one that has them, else one with online booking. */
const firstLocation = (locations: readonly BookingLocationRecord[], waiting: boolean) => {
  const waitsMost = locations.toSorted((one, other) => other.waiting - one.waiting)[0]
  if (waiting && waitsMost && waitsMost.waiting > 0) return waitsMost
  return locations.find(({ kinds }) => kinds.length > 0) ?? locations[0]
}

const Bookings = ({ locations }: { readonly locations: readonly BookingLocationRecord[] }) => {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true })
  const [filters, setFilters] = useBookingFilters(isNarrow)
  const [dialog, openDialog] = useState<OpenDialog | null>(null)
  const may = useMay()
  const mayChange = may('booking.update')
  const location = locations.find(({ id }) => id === filters.place) ?? firstLocation(locations, filters.waiting)
  const { view, kind, q, waiting, open: openId } = filters
  const localNow = momentInZone(new Date().toISOString(), location?.timeZone ?? 'UTC')
  const date = filters.date ?? localNow.date
  const from = waiting ? localNow.date : view === 'day' ? date : startOfWeek(date)
  const days = waiting ? waitingDays : view === 'day' ? 1 : 7
  const filter = { locationId: location?.id ?? '', from, days }
  const { data, error, isPlaceholderData, refetch } = useQuery(
    api.bookings.range.queryOptions(filter, {
      enabled: location !== undefined,
      staleTime: 0,
      placeholderData: keepPreviousData,
      refetchInterval: 5_000,
    }),
  )
  const { bookings, entries, blocks, open } = useFilteredBookings(data, filters, mayChange)
  if (!location) return null
  const now = data?.now ?? new Date().toISOString()
  const today = momentInZone(now, location.timeZone)
  const nextTime = (spans: typeof open) => nextBookingTime(spans, today, date)
  const newKind = kind || (location.kinds[0] ?? 'testDrive')
  const openBooking = (id: string) => setFilters({ open: id })
  const openBlock = (id: string) => openDialog({ kind: 'unblock', id })
  const onMove = (id: string, to: CalendarTime) => {
    const booking = bookings.find((each) => each.id === id)
    if (booking) openDialog({ kind: 'move', booking, to })
  }
  const [block, close] = [dialog?.kind === 'unblock' ? blocks.find(({ id }) => id === dialog.id) : undefined, () => openDialog(null)]
  const isSetUp = location.kinds.length > 0
  return (
    <>
      <BookingsHeading
        location={location}
        mayChange={mayChange}
        onWaiting={() => setFilters({ waiting: true })}
        onBlock={() => openDialog({ kind: 'block', at: nextTime(open) })}
        onNew={() => openDialog({ kind: 'new', at: null })}
      />
      <BookingToolbar {...{ filters, date, locations, location, isNarrow }} today={today.date} onFilter={setFilters} />
      {error && !data && <PageError message={callError(error).message} onRetry={() => refetch()} />}
      {!data && !error && <ListSkeleton />}
      {data && (
        <Box sx={{ position: 'relative', opacity: isPlaceholderData ? 0.6 : 1 }}>
          {isPlaceholderData && <LinearProgress sx={{ position: 'absolute', top: 0, left: 0, right: 0, zIndex: 5 }} />}
          {view === 'list' ? (
            <BookingList
              filter={filter}
              bookings={bookings}
              timeZone={data.timeZone}
              waiting={waiting}
              isFiltered={q !== '' || kind !== ''}
              onOpen={openBooking}
            />
          ) : isNarrow ? (
            <DayList
              {...{ date, entries, blocks, isSetUp }}
              today={today.date}
              timeZone={data.timeZone}
              onOpen={openBooking}
              onOpenBlock={openBlock}
            />
          ) : (
            <>
              {!isSetUp && (
                <Typography color="text.secondary" sx={{ mb: 1.5 }}>
                  Online booking is off for this location. Set the available times, or add bookings yourself.
                </Typography>
              )}
              <BookingCalendar
                {...{ from, entries, blocks, open, onMove }}
                takesBookings={isSetUp}
                count={days}
                timeZone={data.timeZone}
                now={data.now}
                onOpen={(id) => setFilters({ open: id })}
                onOpenBlock={openBlock}
                onFreeTimeClick={mayChange ? (at) => openDialog({ kind: 'new', at }) : null}
                onOpenDay={(day) => setFilters({ view: 'day', date: day })}
              />
            </>
          )}
        </Box>
      )}
      <BookingPanel id={openId} onClose={() => setFilters({ open: null })} />
      {dialog?.kind === 'new' && (
        <NewBookingDialog
          locationId={location.id}
          organisationId={location.organisationId}
          onBooked={({ date: bookedOn }) => view !== 'list' && setFilters({ date: bookedOn })}
          kind={newKind}
          at={dialog.at}
          from={nextTime(open.filter((span) => span.kind === newKind))}
          onClose={close}
        />
      )}
      {dialog?.kind === 'block' && <BlockDialog locationId={location.id} at={dialog.at} onClose={close} />}
      {dialog?.kind === 'move' && <MoveDialog booking={dialog.booking} to={dialog.to} onClose={close} />}
      {block && (
        <UnblockDialog
          block={{
            id: block.id,
            label: block.label,
            times: `${formatMoment(block.startsAt, location.timeZone, now)} to ${formatMoment(block.endsAt, location.timeZone, now)}`,
            by: block.createdBy,
            mayUnblock: mayChange,
          }}
          onClose={close}
        />
      )}
    </>
  )
}

/** The bookings of a location: calendar, drag to move, confirm, cancel and create (ENQ-24, API-14). */
export const BookingsPage = () => {
  const [organisationId] = useOrganisation()
  const {
    data: locations,
    error,
    refetch,
  } = useQuery(api.bookings.locations.queryOptions({ organisationId }, { staleTime: 0, refetchInterval: 15_000 }))
  if (error && !locations) return <PageError message={callError(error).message} onRetry={() => refetch()} />
  if (!locations) return <ListSkeleton />
  if (locations.length === 0)
    return (
      <>
        <PageHeading title="Bookings" />
        <Notice title="No locations yet" text="Bookings belong to a location. Add a location first." picture={<CalendarIcon />} />
      </>
    )
  return <Bookings locations={locations} />
}
