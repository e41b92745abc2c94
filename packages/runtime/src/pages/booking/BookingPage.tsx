import { isHeld, waitsForShopper } from '@forecourt/rules/bookings/Booking'
import { type BookingPageView, bookingDone, bookingFaults } from '@forecourt/rules/bookings/BookingPage'
import {
  bookingNoun,
  bookingTime,
  canBookAgain,
  confirmHoldLabel,
  dealerWillConfirmText,
  lapsedHeading,
  lapsedRequestText,
  shopperMustConfirmText,
} from '@forecourt/rules/bookings/bookingMessage'
import { shownReference } from '@forecourt/rules/leads/shownReference'
import { nameInSentence } from '@forecourt/rules/locations/locationNames'
import { carHref } from '@forecourt/rules/routing/carHref'
import { formatSlotDay, formatSlotTime } from '../../forms/slots/formatSlot'
import type { PageProps } from '../../PageProps'
import { ContactCard } from '../../sections/location/ContactCard'
import { VehicleGrid } from '../../sections/vehicle/card/VehicleGrid'
import { Button, ButtonLink } from '../../ui/Button'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { SectionBand } from '../../ui/SectionBand'

const summaryStyle =
  'flex min-h-12 cursor-pointer items-center justify-between gap-4 font-semibold focus-visible:outline-3 focus-visible:outline-link'

const Times = ({ days }: Pick<BookingPageView, 'days'>) =>
  days.map(({ date, times }, index) => (
    <details key={date} open={index === 0} className="border-b border-line">
      <summary className={summaryStyle}>
        {formatSlotDay(date)} <span className="text-small font-normal text-muted">{times.length} available</span>
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

/** Forms that reschedule or cancel a booking: POST, so that a mail scanner that opens the link changes nothing (ENQ-24). */
const ChangeBooking = ({ view: { token, booking, days, needsConfirmation } }: { readonly view: BookingPageView }) => (
  <div className="mt-10 border-t border-line">
    <details id="move" className="border-b border-line">
      <summary className={summaryStyle}>Move to another time</summary>
      {days.length === 0 ? (
        <p className="pb-4 text-muted">No other times are available right now. Call us and we’ll find one that suits.</p>
      ) : (
        <form method="post" action="/api/bookings/move" className="pb-5">
          <input type="hidden" name="token" value={token} />
          <Times days={days} />
          <p className="mt-3 mb-4 text-small text-muted text-pretty">
            {needsConfirmation || waitsForShopper(booking)
              ? 'We’ll hold the new time for you until it’s confirmed. Your old time will be released straight away.'
              : 'Your new time will be booked straight away and the old one released.'}
          </p>
          <Button type="submit">Move booking</Button>
        </form>
      )}
    </details>
    <details className="border-b border-line">
      <summary className={summaryStyle}>Cancel booking</summary>
      <form method="post" action="/api/bookings/cancel" className="grid gap-4 pb-5">
        <input type="hidden" name="token" value={token} />
        <div>
          <label htmlFor="reason" className="mb-1.5 block text-small font-semibold">
            Reason <span className="font-normal text-muted">(optional)</span>
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

const headingText = ({ booking }: BookingPageView): string => {
  const noun = bookingNoun[booking.kind]
  switch (booking.state) {
    case 'requested':
      return `We’re holding this time for your ${noun}`
    case 'confirmed':
      return waitsForShopper(booking) ? `One more step: confirm your ${noun}` : `Your ${noun} is booked`
    case 'lapsed':
      return lapsedHeading
    case 'cancelled':
      return `Your ${noun} was cancelled`
    default:
      return `Your ${noun} time has passed`
  }
}

const introText = ({ booking, location, isOpen, isFromMessage }: BookingPageView): string => {
  if (booking.state === 'requested') return dealerWillConfirmText(booking, location, isFromMessage)
  if (waitsForShopper(booking) && isOpen) return shopperMustConfirmText(booking, location, isFromMessage)
  if (booking.state === 'lapsed') return lapsedRequestText(isOpen ? { ...booking, heldUntil: null } : booking, location)
  if (booking.state === 'cancelled') return canBookAgain
  return isOpen ? `We’ll see you at ${nameInSentence(location.name)}.` : 'You can’t change this booking any more.'
}

const carChangeTexts: { readonly [News in NonNullable<BookingPageView['booking']['carNews']>]: string } = {
  sold: 'This car has been sold since you booked.',
  withdrawn: 'This car is no longer for sale.',
  moved: 'This car has moved to another location. Call us to arrange where to drive it.',
}

const Facts = ({ view: { booking, location, car } }: { readonly view: BookingPageView }) => (
  <dl className="mt-6 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 border-y border-line py-4">
    <dt className="text-muted">When</dt>
    <dd className="font-semibold">{bookingTime(booking, location.timeZone)}</dd>
    {booking.carName && (
      <>
        <dt className="text-muted">{booking.kind === 'service' ? 'Your car' : 'Car'}</dt>
        <dd className="wrap-anywhere">
          {car ? (
            <a href={carHref(car)} className="text-link underline underline-offset-2">
              {booking.carName}
            </a>
          ) : (
            booking.carName
          )}
        </dd>
      </>
    )}
    <dt className="text-muted">For</dt>
    <dd className="wrap-anywhere">{`${booking.name} ${booking.lastName}`.trim()}</dd>
    <dt className="text-muted">Reference</dt>
    <dd className="tabular-nums">{shownReference(booking.id)}</dd>
  </dl>
)

/** A booking, opened by its secret link: details, reschedule and cancel, without an account (ENQ-24). */
export const BookingPage = ({ config, data, request }: PageProps<'booking'>) => {
  const { view, site } = data
  if (!view)
    return (
      <Container width="narrow" className="pt-8 pb-section lg:pt-14">
        <Heading level={1} size="section">
          We can’t find that booking
        </Heading>
        <p className="mt-4 max-w-prose text-muted text-pretty">
          Part of the link may be missing. Try opening it again from your booking email, or call us.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href="/contact">Contact us</ButtonLink>
          <ButtonLink href="/search" variant="outline">
            Browse cars
          </ButtonLink>
        </div>
      </Container>
    )
  const { booking, location, similar, token, isFromMessage, isOpen, done } = view
  const keepText = isFromMessage && isOpen ? confirmHoldLabel(booking) : null
  const message = done && bookingDone[done]
  const isFault = done !== null && bookingFaults.includes(done)
  return (
    <>
      <Container className="pt-6 pb-section lg:pt-12">
        <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[1.4fr_1fr]">
          <div className="min-w-0">
            {message && (
              <p
                role={isFault ? 'alert' : 'status'}
                className={`mb-6 rounded-field px-4 py-3 ${isFault ? 'border border-danger font-semibold text-danger' : 'bg-raised'}`}
              >
                {message}
              </p>
            )}
            <Heading level={1} size="section">
              {headingText(view)}
            </Heading>
            <p className="mt-3 max-w-prose text-lead text-muted text-pretty">{introText(view)}</p>
            <Facts view={view} />
            {booking.carNews && isOpen && (
              <p className="mt-4 rounded-field border border-line-strong px-4 py-3 text-pretty">{carChangeTexts[booking.carNews]}</p>
            )}
            <div className="mt-6 flex flex-wrap gap-3">
              {keepText && (
                <form method="post" action="/api/bookings/keep">
                  <input type="hidden" name="token" value={token} />
                  <Button type="submit">{keepText}</Button>
                </form>
              )}
              {isOpen && isHeld(booking) && !waitsForShopper(booking) && (
                <ButtonLink href={`/api/bookings/calendar?${new URLSearchParams({ token })}`}>Add to my calendar</ButtonLink>
              )}
              <ButtonLink href={booking.kind === 'testDrive' ? '/search' : '/'} variant="outline">
                {booking.kind === 'testDrive' ? 'Keep looking' : 'Back to the home page'}
              </ButtonLink>
            </div>
            {isOpen && <ChangeBooking view={view} />}
          </div>
          <ContactCard
            location={location}
            config={config}
            request={request}
            department={booking.kind === 'service' ? 'service' : 'sales'}
          />
        </div>
      </Container>
      {similar.length > 0 && isOpen && (
        <SectionBand id="similar" heading="Similar cars" tone="surface">
          <VehicleGrid cars={similar} config={config} request={request} site={site} phoneLayout="rows" />
        </SectionBand>
      )}
    </>
  )
}
