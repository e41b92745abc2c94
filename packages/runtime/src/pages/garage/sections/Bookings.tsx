import { bookingStateName } from '@forecourt/rules/bookings/bookingStates'
import { bookingTime, bookingTitles } from '@forecourt/rules/bookings/bookingWords'
import { ButtonLink } from '../../../ui/Button'
import { Tag } from '../../../ui/Tag'
import type { GarageProps } from './GarageProps'

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
          {isOpen ? 'Move or cancel' : 'See it'}
          <span className="sr-only">: {bookingTime({ startsAt }, timeZone)}</span>
        </ButtonLink>
      </li>
    ))}
  </ul>
)
