import type { CarButtonRule } from '../CarButtonRule'
import { aCheckout } from '../sharedNeeds'
import { usually } from '../usually'

/** Buys the car (CHK-02, CARD-09). */
export const buyOnline = {
  usualLabel: usually('Online Purchase'),
  rule: 'CHK-02',
  fields: ['reserved', 'priceCents', 'paymentProcessors', 'dealershipName'],
  needs: aCheckout,
  opens: { kind: 'form', form: 'buyOnline' },
} as const satisfies CarButtonRule
