import { addDays, isCalendarDate, toWeekday } from '@forecourt/rules/dates/calendarDate'
import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-admin'

/** How bookings are looked at; without a choice it is the week where there is room, and the day on a phone. */
export const bookingViews = ['week', 'day', 'list'] as const
export type BookingView = (typeof bookingViews)[number]

export interface BookingAddress {
  readonly place: string | null
  readonly kind: '' | 'testDrive' | 'service'
  readonly view: BookingView
  /** Any day of what is shown, `YYYY-MM-DD`; null for today, by the clock of the place. */
  readonly date: string | null
  /** Of whom or of which car. */
  readonly q: string
  /** Whether those that were cancelled are shown, too. */
  readonly cancelled: boolean
  /** Whether those alone are listed who wait for an answer, from today on. */
  readonly waiting: boolean
  /** The booking that is open. */
  readonly open: string | null
}

/** The Monday of a day's week. */
export const startOfWeek = (date: string): string => addDays(date, -((toWeekday(date) + 6) % 7))

/** What of the bookings is looked at: it stays in the address, so that it survives a reload and can be sent to somebody. */
export const useBookingView = (isNarrow: boolean) => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const address = useMemo((): BookingAddress => {
    const said = new URLSearchParams(search)
    const [view, kind, date] = [said.get('view'), said.get('kind'), said.get('date') ?? '']
    const shown = bookingViews.find((each) => each === view) ?? (isNarrow ? 'day' : 'week')
    return {
      place: said.get('place'),
      kind: kind === 'testDrive' || kind === 'service' ? kind : '',
      // A week doesn't fit a phone.
      view: said.get('waiting') === '1' ? 'list' : isNarrow && shown === 'week' ? 'day' : shown,
      date: isCalendarDate(date) ? date : null,
      q: said.get('q') ?? '',
      cancelled: said.get('cancelled') === '1',
      waiting: said.get('waiting') === '1',
      open: said.get('open'),
    }
  }, [search, isNarrow])
  const go = useCallback(
    (change: Partial<BookingAddress>) => {
      const next = new URLSearchParams(search)
      for (const [name, value] of Object.entries(change)) {
        if (value === null || value === '' || value === false) next.delete(name)
        else next.set(name, value === true ? '1' : String(value))
      }
      // Typing and paging are no pages of their own.
      navigate(`/bookings?${next}`, { replace: !('open' in change) || change.open === null })
    },
    [search, navigate],
  )
  return [address, go] as const
}
