import { checkoutHref } from '../../../routing/carHref'
import { canPayDeposit } from '../../canReserve'
import type { CarButtonRule } from '../CarButtonRule'
import { fixedLabel } from '../fixedLabel'
import { checkoutNeeds } from '../siteNeed'

/** Buys the car through the online checkout or by a request (CHK-02, CARD-09, RTE-06). */
export const buyOnline = {
  defaultLabel: fixedLabel('Online Purchase'),
  requirement: 'CHK-02',
  fields: ['reserved', 'priceCents', 'paymentProcessors', 'dealershipName'],
  needs: checkoutNeeds,
  opens: { kind: 'form', form: 'buyOnline' },
  opensPage: (car, config) => (canPayDeposit(car, config) ? checkoutHref(car, 'buy', config) : null),
} as const satisfies CarButtonRule
