import { checkoutHref } from '../../../routing/checkoutHref'
import { canPayDeposit } from '../../canPayDeposit'
import type { CarButtonRule } from '../CarButtonRule'
import { aCheckout } from '../sharedNeeds'
import { usually } from '../usually'

/** Buys the car, step by step on the site or by a request (CHK-02, CARD-09, RTE-06). */
export const buyOnline = {
  usualLabel: usually('Online Purchase'),
  rule: 'CHK-02',
  fields: ['reserved', 'priceCents', 'paymentProcessors', 'dealershipName'],
  needs: aCheckout,
  opens: { kind: 'form', form: 'buyOnline' },
  page: (car, config) => (canPayDeposit(car, config) ? checkoutHref(car, 'buy', config) : null),
} as const satisfies CarButtonRule
