import { isLive, reservationStateTexts } from '@forecourt/rules/entities/reservationStates'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { ArrowLink } from '../../../ui/ArrowLink'
import { TimeText } from '../../checkout/TimeText'
import type { GarageProps } from './GarageProps'

/** Cars a shopper reserved. */
export const Reservations = ({ config, data, request }: GarageProps) => (
  <ul>
    {data.garage.reservations.map(({ id, reference, carName, state, amountCents, reservedUntil, href, receiptHref }) => (
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
            {reservationStateTexts[state].shopper}
            {isLive(state) && reservedUntil && (
              <>
                {' '}
                until <TimeText at={reservedUntil} timeZone={config.identity.timeZone} now={request.now} />
              </>
            )}
            . {formatMoney(amountCents)} deposit, reference {reference}.
          </p>
        </div>
        <div className="flex flex-wrap gap-x-5">
          {receiptHref && <ArrowLink href={receiptHref}>Receipt (PDF)</ArrowLink>}
          {href && <ArrowLink href={href}>{isLive(state) ? 'See or cancel it' : 'What became of it'}</ArrowLink>}
        </div>
      </li>
    ))}
  </ul>
)
