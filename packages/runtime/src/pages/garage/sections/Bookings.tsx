import type { SentEnquiry } from '@forecourt/rules/accounts/Garage'
import { bookingStateName } from '@forecourt/rules/bookings/Booking'
import { bookingTime, bookingTitles } from '@forecourt/rules/bookings/bookingMessage'
import { isLive, type ReservationState } from '@forecourt/rules/entities/reservationStates'
import type { SubscriptionPlan } from '@forecourt/rules/entities/SubscriptionPlan'
import { formatDate } from '@forecourt/rules/format/formatDate'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { carHref } from '@forecourt/rules/routing/carHref'
import { heldStateTexts } from '@forecourt/rules/subscriptions/subscriptionStateTexts'
import { ArrowLink } from '../../../ui/ArrowLink'
import { ButtonLink } from '../../../ui/Button'
import { Tag } from '../../../ui/Tag'
import { TimeText } from '../../checkout/TimeText'
import { FormButton } from '../FormButton'
import type { GarageProps } from './GarageProps'

/** Ended states in which no deposit was captured. */
const unpaid: ReadonlySet<ReservationState> = new Set(['lapsed', 'released', 'expired'])

const paidText = (amountCents: number, plan: SubscriptionPlan | null): string =>
  plan
    ? `${formatMoney(plan.weeklyCents)} a week from ${formatDate(plan.startsOn)}, ${formatMoney(amountCents)} paid`
    : `${formatMoney(amountCents)} deposit`

/** Cars a shopper reserved or subscribed to. */
export const Reservations = ({ config, data, request }: GarageProps) => (
  <ul>
    {data.garage.reservations.map(
      ({ id, reference, carName, state, amountCents, subscription, reservedUntil, isToClaim, href, receiptHref }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3 first:pt-0 last:border-b-0"
        >
          <div className="min-w-40 flex-1">
            <p className="font-semibold wrap-anywhere">
              {href ? (
                <a href={href} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
                  {carName}
                </a>
              ) : (
                carName
              )}
            </p>
            <p className="text-small text-muted">
              {heldStateTexts({ state, subscription }).shopper}
              {isLive(state) && reservedUntil && subscription === null && (
                <>
                  {' '}
                  until <TimeText at={reservedUntil} timeZone={config.identity.timeZone} now={request.now} />
                </>
              )}
              . {isToClaim && 'Made with your email address, which hasn’t been confirmed yet. '}
              {unpaid.has(state) ? 'You weren’t charged' : paidText(amountCents, subscription)}, reference {reference}.
            </p>
          </div>
          <div className="flex flex-wrap gap-x-5">
            {isToClaim && (
              <FormButton action="claim-reservation" values={{ id }} variant="outline" size="small" about={carName}>
                It’s mine
              </FormButton>
            )}
            {receiptHref && <ArrowLink href={receiptHref}>Receipt (PDF)</ArrowLink>}
            {href && <ArrowLink href={href}>{isLive(state) ? 'View or cancel' : 'View details'}</ArrowLink>}
          </div>
        </li>
      ),
    )}
  </ul>
)

const states: { readonly [State in SentEnquiry['status']]: string } = {
  new: 'Sent',
  contacted: 'In progress',
  closed: 'Closed',
}

/** A shopper's enquiries. */
export const Enquiries = ({ data, config }: GarageProps) => {
  const { enquiries } = data.garage
  if (enquiries.length === 0)
    return <p className="text-muted text-pretty">Enquiries you send from this site with the same contact details will appear here.</p>
  const date = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: config.identity.timeZone })
  return (
    <ul>
      {enquiries.map(({ id, at, about, carName, carSlug, status }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3 first:pt-0 last:border-b-0"
        >
          <div className="min-w-40 flex-1">
            <p className="font-semibold wrap-anywhere">
              {carName && carSlug ? (
                <a href={carHref({ slug: carSlug })} className="underline-offset-4 hover:underline">
                  {carName}
                </a>
              ) : (
                (carName ?? about)
              )}
            </p>
            <p className="text-small text-muted">
              {carName ? `${about}, ` : ''}
              {date.format(new Date(at))}
            </p>
          </div>
          <Tag tone="quiet">{states[status]}</Tag>
        </li>
      ))}
    </ul>
  )
}

/** Visits and test drives a shopper booked. */
export const Bookings = ({ data }: GarageProps) => (
  <ul>
    {data.garage.bookings.map(({ id, kind, state, startsAt, heldUntil, timeZone, locationName, carName, isOpen, href }) => (
      <li
        key={id}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-4 first:pt-0 last:border-b-0"
      >
        <div className="min-w-40 flex-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
            {bookingTime({ startsAt }, timeZone)}
            <Tag tone="quiet">{bookingStateName({ state, heldUntil })}</Tag>
          </p>
          <p className="mt-1 text-small text-muted wrap-anywhere">
            {[bookingTitles[kind], carName, locationName].filter(Boolean).join(', ')}
          </p>
        </div>
        <ButtonLink href={href} variant="outline" size="small">
          {isOpen ? 'Move or cancel' : 'View'}
          <span className="sr-only">: {bookingTime({ startsAt }, timeZone)}</span>
        </ButtonLink>
      </li>
    ))}
  </ul>
)
