import { alertChoices } from '@forecourt/rules/accounts/alerts/alertChoices'
import type { AlertChoice } from '@forecourt/rules/accounts/alerts/mayMailNow'
import type { OwnVehicleEntry, SentEnquiry } from '@forecourt/rules/accounts/Garage'
import type { garageParts } from '@forecourt/rules/accounts/garageParts'
import { secondWay } from '@forecourt/rules/accounts/secondWay'
import { bookingStateNames } from '@forecourt/rules/bookings/bookingStates'
import { bookingTime, bookingTitles } from '@forecourt/rules/bookings/bookingWords'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { formatOdometer } from '@forecourt/rules/format/formatOdometer'
import { writtenPhone } from '@forecourt/rules/phone/writtenPhone'
import { isLive, reservationWords } from '@forecourt/rules/reservations/reservationStates'
import { carHref } from '@forecourt/rules/routing/carHref'
import { compareHref } from '@forecourt/rules/routing/compareHref'
import { offerText } from '@forecourt/rules/valuations/offerText'
import { canAccept } from '@forecourt/rules/valuations/valuationState'
import type { ReactNode } from 'react'
import type { PageProps } from '../../PageProps'
import { ArrowLink } from '../../ui/ArrowLink'
import { Button, ButtonLink } from '../../ui/Button'
import { Tag } from '../../ui/Tag'
import { TimeText } from '../checkout/TimeText'
import { GarageCar } from './GarageCar'
import { PressButton } from './PressButton'

type Shown = Pick<PageProps<'garage'>, 'config' | 'data' | 'request'>

const Watched = ({ config, data }: Shown) => {
  const { watched } = data.garage
  if (watched.length === 0)
    return (
      <div>
        <p className="text-muted text-pretty">Press the heart on a car, and it is here with its price of the day.</p>
        <ArrowLink href="/search">Find a car</ArrowLink>
      </div>
    )
  return (
    <ul>
      {watched.map(({ car }) => (
        <GarageCar key={car.id} car={car} config={config}>
          <PressButton deed="drop-car" values={{ car: car.id }} variant="outline" size="small" about={car.name}>
            Remove
          </PressButton>
        </GarageCar>
      ))}
    </ul>
  )
}

const Searches = ({ data }: Shown) => {
  const { searches } = data.garage
  if (searches.length === 0)
    return (
      <div>
        <p className="text-muted text-pretty">Choose filters in the list of cars and press “Save this search” there.</p>
        <ArrowLink href="/search">To the list of cars</ArrowLink>
      </div>
    )
  return (
    <ul>
      {searches.map(({ id, path, name }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3 first:pt-0 last:border-b-0"
        >
          <a
            href={path}
            className="inline-flex min-h-11 min-w-40 flex-1 items-center font-semibold text-link underline-offset-4 wrap-anywhere hover:underline"
          >
            {name}
          </a>
          <PressButton deed="drop-search" values={{ id }} variant="outline" size="small" about={name}>
            Remove
          </PressButton>
        </li>
      ))}
    </ul>
  )
}

const Reservations = ({ config, data, request }: Shown) => (
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
            {reservationWords[state].shopper}
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

const states: { readonly [State in SentEnquiry['status']]: string } = {
  new: 'Sent',
  contacted: 'Being answered',
  closed: 'Closed',
}

const Bookings = ({ data }: Shown) => (
  <ul>
    {data.garage.bookings.map(({ id, kind, state, startsAt, timeZone, locationName, carName, isOpen, href }) => (
      <li
        key={id}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-4 first:pt-0 last:border-b-0"
      >
        <div className="min-w-40 flex-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
            {bookingTime({ startsAt }, timeZone)}
            <Tag tone="quiet">{bookingStateNames[state]}</Tag>
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

const Enquiries = ({ data, config }: Shown) => {
  const { enquiries } = data.garage
  if (enquiries.length === 0)
    return <p className="text-muted text-pretty">What you send the dealership from this site with the same address is here.</p>
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

const vehicleStates: { readonly [State in OwnVehicleEntry['state']]: string } = {
  asked: 'We call you',
  valued: 'Offer',
  accepted: 'Accepted',
  expired: 'Run out',
  appraised: 'Looked at',
}

/** A form of a valuation, pressed in the garage. */
const VehicleDeed = ({
  vehicle,
  deed,
  children,
}: {
  readonly vehicle: OwnVehicleEntry
  readonly deed: string
  readonly children: string
}) => (
  <form method="post" action={`/api/valuations/${deed}`}>
    <input type="hidden" name="valuation" value={vehicle.token} />
    <Button type="submit" size="small">
      {children}
      <span className="sr-only">: {vehicle.name}</span>
    </Button>
  </form>
)

const Vehicles = ({ data, config, request }: Shown) => {
  const { vehicles } = data.garage
  if (vehicles.length === 0)
    return (
      <div>
        <p className="text-muted text-pretty">What your own car is worth stands here once you have asked.</p>
        <ArrowLink href="/cars/trade-in?step=vehicle">Value a vehicle</ArrowLink>
      </div>
    )
  const date = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: config.identity.timeZone })
  return (
    <>
      <ul>
        {vehicles.map((vehicle) => {
          const { id, token, name, plate, km, state, validUntil } = vehicle
          const text = offerText(vehicle)
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-4 first:pt-0">
              <div className="min-w-40 flex-1">
                <p className="font-semibold wrap-anywhere">
                  <a href={`/cars/trade-in?valuation=${encodeURIComponent(token)}`} className="underline-offset-4 hover:underline">
                    {name}
                  </a>
                </p>
                <p className="text-small text-muted wrap-anywhere">
                  {[plate, km === null ? null : formatOdometer(km)].filter(Boolean).join(', ')}
                </p>
                <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
                  {text && <span className="font-semibold tabular-nums">{text}</span>}
                  <Tag tone="quiet">{vehicleStates[state]}</Tag>
                  {state === 'valued' && validUntil && <span className="text-muted">until {date.format(new Date(validUntil))}</span>}
                </p>
              </div>
              {canAccept(vehicle, request.now) && (
                <VehicleDeed vehicle={vehicle} deed="accept">
                  Accept
                </VehicleDeed>
              )}
              {state === 'expired' && (
                <VehicleDeed vehicle={vehicle} deed="renew">
                  Value it again
                </VehicleDeed>
              )}
            </li>
          )
        })}
      </ul>
      <ArrowLink href="/cars/trade-in?step=vehicle">Value another vehicle</ArrowLink>
    </>
  )
}

const Compared = ({ config, data }: Shown) => {
  const { compared } = data.garage
  return (
    <>
      <ul>
        {compared.map((car) => (
          <GarageCar key={car.id} car={car} config={config} />
        ))}
      </ul>
      <ArrowLink href={compareHref(compared.map(({ slug }) => slug))}>Side by side</ArrowLink>
    </>
  )
}

const Viewed = ({ config, data }: Shown) => (
  <ul>
    {data.garage.viewed.slice(0, 6).map((car) => (
      <GarageCar key={car.id} car={car} config={config} />
    ))}
  </ul>
)

const Alerts = ({ config, data }: Shown) => {
  const { email, alerts } = data.garage
  const { quietFrom, quietUntil } = config.garage
  return (
    <form method="post" action="/api/account/alerts" className="max-w-2xl">
      <fieldset>
        <legend className="mb-2 text-muted wrap-anywhere">
          To {email}, from {config.identity.name}:
        </legend>
        {(Object.keys(alertChoices) as AlertChoice[]).map((choice) => (
          <label key={choice} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
            <input
              type="radio"
              name="choice"
              value={choice}
              defaultChecked={choice === alerts}
              className="mt-0.5 size-5 shrink-0 accent-brand"
            />
            <span>{alertChoices[choice]}</span>
          </label>
        ))}
      </fieldset>
      <p className="mt-2 mb-4 text-small text-muted text-pretty">
        {(quietFrom < 24 || quietUntil > 0) && `Never between ${hour(quietFrom)} and ${hour(quietUntil)}. `}
        Every mail has a link that ends them with one press.
      </p>
      <Button type="submit" size="small">
        Save my choice
      </Button>
    </form>
  )
}

const hour = (hours: number): string => {
  if (hours === 0 || hours === 24) return 'midnight'
  return hours === 12 ? 'noon' : `${hours % 12} ${hours < 12 ? 'am' : 'pm'}`
}

const Account = ({ config, data }: Shown) => {
  const { email, mobile, phone } = data.garage
  const adds = secondWay(data.garage, config)
  return (
    <>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)] [&>dd]:mb-2 sm:[&>dd]:mb-0">
        <dt className="text-muted">Signed in as</dt>
        <dd className="wrap-anywhere">{[email, mobile && writtenPhone(mobile, config.identity.country)].filter(Boolean).join(' or ')}</dd>
        {phone && phone !== mobile && (
          <>
            <dt className="text-muted">Phone</dt>
            <dd>{writtenPhone(phone, config.identity.country)}</dd>
          </>
        )}
      </dl>
      {adds && (
        <p className="mt-3 text-small text-muted text-pretty">
          {adds === 'email'
            ? 'With an email address, what you asked us by mail is here, too, and you can hear of cars.'
            : 'With a mobile, what you asked us from it is here, too.'}{' '}
          <a
            href={`/sign-in?${new URLSearchParams({ type: 'my-garage', redirect: '/my-garage', back: '/my-garage', add: '1' })}`}
            className="inline-flex min-h-6 items-center font-semibold text-link underline-offset-4 hover:underline"
          >
            {adds === 'email' ? 'Add an email address' : 'Add a mobile'}
          </a>
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <PressButton deed="sign-out" variant="secondary" size="small">
          Sign out
        </PressButton>
        <PressButton deed="sign-out-everywhere" variant="outline" size="small">
          Sign out everywhere
        </PressButton>
        <a
          href="/api/account/export"
          download="my-data.json"
          className="inline-flex min-h-11 items-center rounded-control px-3.5 text-small font-semibold text-link hover:bg-raised"
        >
          Download my data
        </a>
      </div>
      <details className="mt-6 max-w-2xl">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-small font-semibold text-danger">
          Erase my account
        </summary>
        <p className="mt-1 mb-3 text-small text-muted text-pretty">
          Everything on this page but what you asked the dealership goes at once, and can’t be brought back. Your messages stay with the
          dealership, who can erase them when you ask.
        </p>
        <PressButton deed="erase" variant="outline" size="small">
          Erase it for good
        </PressButton>
      </details>
    </>
  )
}

/** How each part of the garage is drawn; a part without one does not compile. */
export const garageSections = {
  reservations: Reservations,
  bookings: Bookings,
  watched: Watched,
  searches: Searches,
  enquiries: Enquiries,
  vehicles: Vehicles,
  compared: Compared,
  viewed: Viewed,
  alerts: Alerts,
  account: Account,
} satisfies { readonly [Part in keyof typeof garageParts]: (props: Shown) => ReactNode }
