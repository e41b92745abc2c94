import type { CarButtonRule } from '../CarButtonRule'
import { aPrice } from '../sharedNeeds'
import { usually } from '../usually'

/** Offers an amount, for a car with a price (ENQ-26). */
export const makeOffer = {
  usualLabel: usually('Make an Offer'),
  rule: 'ENQ-26',
  fields: ['priceCents'],
  needs: [aPrice],
  opens: { kind: 'form', form: 'makeOffer' },
} as const satisfies CarButtonRule
