import type { CarButtonRule } from '../CarButtonRule'
import { usually } from '../reserveLabel'
import { aPrice, itsArrival, nobodysReservation } from '../siteNeed'

/** Offers an amount, for a car with a price that is there and that nobody has reserved (ENQ-26). */
export const makeOffer = {
  usualLabel: usually('Make an Offer'),
  rule: 'ENQ-26',
  fields: ['priceCents', 'reserved', 'status', 'preorder'],
  needs: [aPrice, nobodysReservation, itsArrival],
  opens: { kind: 'form', form: 'makeOffer' },
} as const satisfies CarButtonRule
