import { waitsForShopper } from '@forecourt/rules/bookings/Booking'
import type { BookingPageView } from '@forecourt/rules/bookings/BookingPage'
import { bookingNoun } from '@forecourt/rules/bookings/bookingWords'
import { formatSlotDay, formatSlotTime } from '../../forms/slots/formatSlot'
import { Button } from '../../ui/Button'

const summaryStyle =
  'flex min-h-12 cursor-pointer items-center justify-between gap-4 font-semibold focus-visible:outline-3 focus-visible:outline-link'

const Times = ({ days }: Pick<BookingPageView, 'days'>) =>
  days.map(({ date, times }, index) => (
    <details key={date} open={index === 0} className="border-b border-line">
      <summary className={summaryStyle}>
        {formatSlotDay(date)} <span className="text-small font-normal text-muted">{times.length} free</span>
      </summary>
      <fieldset className="pb-4">
        <legend className="sr-only">{formatSlotDay(date)}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
          {times.map((time) => (
            <label
              key={time}
              className="flex min-h-11 cursor-pointer items-center justify-center rounded-field border border-line-strong text-small tabular-nums hover:bg-raised has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-link"
            >
              <input type="radio" name="time" value={`${date}T${time}`} required className="sr-only" />
              {formatSlotTime(time)}
            </label>
          ))}
        </div>
      </fieldset>
    </details>
  ))

/** Moves a booking to another free time, or cancels it: forms that are posted, so that a mail scanner which opens the link changes nothing (ENQ-24). */
export const ChangeBooking = ({ view: { token, booking, days, isAnswered } }: { readonly view: BookingPageView }) => (
  <div className="mt-10 border-t border-line">
    <details id="move" className="border-b border-line">
      <summary className={summaryStyle}>Move it to another time</summary>
      {days.length === 0 ? (
        <p className="pb-4 text-muted">No other times are free just now. Call us, and we find one.</p>
      ) : (
        <form method="post" action="/api/bookings/move" className="pb-5">
          <input type="hidden" name="token" value={token} />
          <Times days={days} />
          <p className="mt-3 mb-4 text-small text-muted text-pretty">
            {isAnswered || waitsForShopper(booking)
              ? 'The new time is held for you until it is confirmed; the old one is free again at once.'
              : 'The new time is yours at once, and the old one is free again.'}
          </p>
          <Button type="submit">Move it</Button>
        </form>
      )}
    </details>
    <details className="border-b border-line">
      <summary className={summaryStyle}>Cancel it</summary>
      <form method="post" action="/api/bookings/cancel" className="grid gap-4 pb-5">
        <input type="hidden" name="token" value={token} />
        <div>
          <label htmlFor="reason" className="mb-1.5 block text-small font-semibold">
            Why? <span className="font-normal text-muted">(optional)</span>
          </label>
          <input id="reason" name="reason" className="field" maxLength={300} />
        </div>
        <div>
          <Button type="submit" variant="outline">
            Cancel the {bookingNoun[booking.kind]}
          </Button>
        </div>
      </form>
    </details>
  </div>
)
