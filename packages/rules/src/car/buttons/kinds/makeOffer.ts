import type { CarButtonRule } from '../CarButtonRule'
import { fixedLabel } from '../fixedLabel'
import { arrivedNeed, notReservedNeed, priceNeed } from '../siteNeed'

/** Opens the offer form, for a car that has a price, has arrived and isn't reserved (ENQ-26). */
export const makeOffer = {
  defaultLabel: fixedLabel('Make an Offer'),
  requirement: 'ENQ-26',
  fields: ['priceCents', 'reserved', 'status', 'preorder'],
  needs: [priceNeed, notReservedNeed, arrivedNeed],
  opens: { kind: 'form', form: 'makeOffer' },
} as const satisfies CarButtonRule
