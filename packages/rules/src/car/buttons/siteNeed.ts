import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { hasPrice, isAwaited } from '../../entities/isInStock'
import { phoneFor } from '../../phone/phoneFor'
import { reserveNeeds } from '../canReserve'
import type { CarButtonNeed } from './CarButtonRule'

interface SiteNeed {
  readonly needs: string
  readonly setting?: string
  readonly until: string
  readonly holds: (config: ResolvedConfig, label: string) => boolean
}

/** A need that the site's settings alone meet: publishing warns where they don't, since the button then shows on no car (VDP-07). */
export const siteNeed = ({ needs, setting, until, holds }: SiteNeed): CarButtonNeed => ({
  needs,
  setting,
  holds: (_car, { config }, label) => holds(config, label),
  ofSite: { holds, until },
})

export const aPrice: CarButtonNeed = { needs: 'a price above $10', holds: (car) => hasPrice(car) }

export const aPhone: CarButtonNeed = {
  needs: 'a phone number',
  setting: '/phone/main',
  holds: (car, { config }) => phoneFor(car, config) !== null,
}

/** A car that is coming soon or can be ordered ahead stands nowhere to be driven or bargained for. */
export const itsArrival: CarButtonNeed = { needs: 'a car that has arrived', holds: (car) => !isAwaited(car) }

export const nobodysReservation: CarButtonNeed = { needs: 'a car nobody has reserved', holds: (car) => reserveNeeds.free.holds({ car }) }

/** The needs of reserving, for reserving and buying alike (CHK-02); every button's car is in stock. */
export const aCheckout: readonly CarButtonNeed[] = [
  siteNeed({
    needs: 'reservations to be offered',
    setting: '/checkout/enabled',
    until: 'reservations are offered',
    holds: (config) => reserveNeeds.offered.holds({ config }),
  }),
  nobodysReservation,
  { needs: 'a price above $10', holds: (car) => reserveNeeds.priced.holds({ car }) },
  { needs: 'a dealership that takes payments', holds: (car) => reserveNeeds.paid.holds({ car }) },
]
