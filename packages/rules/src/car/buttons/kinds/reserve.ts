import { checkoutHref } from '../../../routing/carHref'
import { canPayDeposit } from '../../canReserve'
import type { CarButtonRule } from '../CarButtonRule'
import { reserveLabel } from '../reserveLabel'
import { checkoutNeeds } from '../siteNeed'

/** Reserves the car for a deposit, paid online or by request (CHK-02, CARD-07, CARD-08). */
export const reserve = {
  defaultLabel: (car, ownLabel, { place, config }) => reserveLabel(car, { ownLabel, place, depositDollars: config.checkout.deposit }),
  requirement: 'CHK-02',
  fields: ['reserved', 'priceCents', 'paymentProcessors', 'dealershipName'],
  needs: checkoutNeeds,
  opens: { kind: 'form', form: 'reserve' },
  opensPage: (car, config) => (canPayDeposit(car, config) ? checkoutHref(car, 'reserve', config) : null),
} as const satisfies CarButtonRule
