import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { hasPrice, isAwaited } from '../../entities/isInStock'
import { phoneFor } from '../../phone/phoneFor'
import { reserveNeeds } from '../canReserve'
import type { CarButtonNeed } from './CarButtonRule'

interface SiteNeed {
  readonly needs: string
  readonly setting?: string
  readonly hiddenUntil: string
  readonly holds: (config: ResolvedConfig, label: string) => boolean
}

/** A need that depends on the site's settings only: if they don't meet it, the button shows on no car, and publishing warns (VDP-07). */
export const siteNeed = ({ needs, setting, hiddenUntil, holds }: SiteNeed): CarButtonNeed => ({
  needs,
  setting,
  holds: (_car, { config }, label) => holds(config, label),
  holdsForSite: { holds, hiddenUntil },
})

export const priceNeed: CarButtonNeed = { needs: 'a price above $10', holds: (car) => hasPrice(car) }

export const phoneNeed: CarButtonNeed = {
  needs: 'a phone number',
  setting: '/phone/main',
  holds: (car, { config }) => phoneFor(car, config) !== null,
}

/** A car that is coming soon or on pre-order can't be driven or negotiated yet. */
export const arrivedNeed: CarButtonNeed = { needs: 'a car that has arrived', holds: (car) => !isAwaited(car) }

export const notReservedNeed: CarButtonNeed = { needs: 'a car that isn’t reserved', holds: (car) => reserveNeeds.free.holds({ car }) }

/** Shared needs of reserving and buying (CHK-02); buttons only apply to cars in stock. */
export const checkoutNeeds: readonly CarButtonNeed[] = [
  siteNeed({
    needs: 'reservations to be offered',
    setting: '/checkout/enabled',
    hiddenUntil: 'reservations are offered',
    holds: (config) => reserveNeeds.offered.holds({ config }),
  }),
  notReservedNeed,
  { needs: 'a price above $10', holds: (car) => reserveNeeds.priced.holds({ car }) },
  { needs: 'a dealership that takes payments', holds: (car) => reserveNeeds.paid.holds({ car }) },
]
