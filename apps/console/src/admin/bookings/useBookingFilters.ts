import { addDays, isCalendarDate, toWeekday } from '@forecourt/rules/dates/calendarDate'
import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-admin'

/** Views of the bookings. Default: the week, or the day on a phone. */
export const bookingViews = ['week', 'day', 'list'] as const
export type BookingView = (typeof bookingViews)[number]

export interface BookingFilters {
  /** Id of the location. */
  readonly place: string | null
  readonly kind: '' | 'testDrive' | 'service'
  readonly view: BookingView
  /** Any shown day, `YYYY-MM-DD`; null for today in the location's time zone. */
  readonly date: string | null
  /** Search for a name, phone, email or car. */
  readonly q: string
  /** Whether cancelled bookings are shown. */
  readonly cancelled: boolean
  /** Whether only unconfirmed bookings from today on are listed. */
  readonly waiting: boolean
  /** Id of the open booking. */
  readonly open: string | null
}

/** The Monday of a day's week. */
export const startOfWeek = (date: string): string => addDays(date, -((toWeekday(date) + 6) % 7))

/** The filters of the bookings page in the query string, by parameter name, so that it survives a reload and can be shared as a link. */
export const useBookingFilters = (isNarrow: boolean) => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const filters = useMemo((): BookingFilters => {
    const params = new URLSearchParams(search)
    const [view, kind, date] = [params.get('view'), params.get('kind'), params.get('date') ?? '']
    const shown = bookingViews.find((each) => each === view) ?? (isNarrow ? 'day' : 'week')
    return {
      place: params.get('place'),
      kind: kind === 'testDrive' || kind === 'service' ? kind : '',
      // A week doesn't fit on a phone.
      view: params.get('waiting') === '1' ? 'list' : isNarrow && shown === 'week' ? 'day' : shown,
      date: isCalendarDate(date) ? date : null,
      q: params.get('q') ?? '',
      cancelled: params.get('cancelled') === '1',
      waiting: params.get('waiting') === '1',
      open: params.get('open'),
    }
  }, [search, isNarrow])
  const setFilters = useCallback(
    (change: Partial<BookingFilters>) => {
      const next = new URLSearchParams(search)
      for (const [name, value] of Object.entries(change)) {
        if (value === null || value === '' || value === false) next.delete(name)
        else next.set(name, value === true ? '1' : String(value))
      }
      // Filters and paging replace the history entry; opening a booking adds one.
      navigate(`/bookings?${next}`, { replace: !('open' in change) || change.open === null })
    },
    [search, navigate],
  )
  return [filters, setFilters] as const
}
