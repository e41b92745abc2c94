import { hasPrice } from '../../entities/hasPrice'
import { phoneFor } from '../../phone/phoneFor'
import { canReserve } from '../canReserve'
import type { CarButtonNeed } from './CarButtonRule'
import { siteNeed } from './siteNeed'

export const aPrice: CarButtonNeed = { needs: 'a price above $10', holds: (car) => hasPrice(car) }

export const aPhone: CarButtonNeed = {
  needs: 'a phone number',
  setting: '/phone/main',
  holds: (car, { config }) => phoneFor(car, config) !== null,
}

/** What `canReserve` asks, for reserving and buying alike (CHK-02). */
export const aCheckout: readonly CarButtonNeed[] = [
  siteNeed({
    needs: 'reservations to be offered',
    setting: '/checkout/enabled',
    until: 'reservations are offered',
    holds: ({ checkout }) => checkout.enabled,
  }),
  { needs: 'a car nobody has reserved', holds: (car) => !car.reserved },
  aPrice,
  { needs: 'a dealership that takes payments', holds: (car, { config }) => canReserve(car, config) },
]
