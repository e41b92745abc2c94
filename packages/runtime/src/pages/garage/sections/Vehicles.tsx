import type { OwnVehicleEntry } from '@forecourt/rules/accounts/Garage'
import { formatOdometer } from '@forecourt/rules/format/groupThousands'
import { offerText } from '@forecourt/rules/valuations/tradeInText'
import { canAccept } from '@forecourt/rules/valuations/Valuation'
import { ArrowLink } from '../../../ui/ArrowLink'
import { Button } from '../../../ui/Button'
import { Tag } from '../../../ui/Tag'
import type { GarageProps } from './GarageProps'

const vehicleStates: { readonly [State in OwnVehicleEntry['state']]: string } = {
  asked: 'We’ll call you',
  valued: 'Offer',
  accepted: 'Accepted',
  expired: 'Expired',
  appraised: 'Appraised',
}

/** A valuation action as a form in the garage. */
const VehicleAction = ({
  vehicle,
  action,
  children,
}: {
  readonly vehicle: OwnVehicleEntry
  readonly action: string
  readonly children: string
}) => (
  <form method="post" action={`/api/valuations/${action}`}>
    <input type="hidden" name="valuation" value={vehicle.token} />
    <Button type="submit" size="small">
      {children}
      <span className="sr-only">: {vehicle.name}</span>
    </Button>
  </form>
)

/** A shopper's own vehicles with their valuations. */
export const Vehicles = ({ data, config, request }: GarageProps) => {
  const { vehicles } = data.garage
  if (vehicles.length === 0)
    return (
      <div>
        <p className="text-muted text-pretty">Your valuations will appear here.</p>
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
                <VehicleAction vehicle={vehicle} action="accept">
                  Accept
                </VehicleAction>
              )}
              {state === 'expired' && (
                <VehicleAction vehicle={vehicle} action="renew">
                  Value it again
                </VehicleAction>
              )}
            </li>
          )
        })}
      </ul>
      <ArrowLink href="/cars/trade-in?step=vehicle">Value another vehicle</ArrowLink>
    </>
  )
}
