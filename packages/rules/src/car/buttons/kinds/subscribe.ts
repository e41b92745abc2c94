import { offersSubscriptions } from '@forecourt/schema/switches/takesSubscriptions'
import { checkoutHref } from '../../../routing/carHref'
import { reserveNeeds } from '../../canReserve'
import { canSubscribe } from '../../canSubscribe'
import type { CarButtonRule } from '../CarButtonRule'
import { fixedLabel } from '../fixedLabel'
import { siteNeed } from '../siteNeed'

/** Subscribes on the site or by a request, for a car with a weekly price (CAR-14, VDP-07). */
export const subscribe = {
  defaultLabel: fixedLabel('Subscribe'),
  requirement: 'CAR-14',
  fields: ['subscriptionPriceCents', 'reserved', 'paymentProcessors', 'dealershipName'],
  needs: [
    siteNeed({
      needs: 'subscriptions to be offered',
      setting: '/price/offerSubscriptions',
      hiddenUntil: 'subscriptions are offered',
      holds: offersSubscriptions,
    }),
    { needs: 'a price per week', holds: (car) => (car.subscriptionPriceCents ?? 0) > 0 },
    { needs: 'a car that isn’t reserved', holds: (car) => reserveNeeds.free.holds({ car }) },
  ],
  opens: { kind: 'form', form: 'subscribe' },
  opensPage: (car, config) => (canSubscribe(car, config) ? checkoutHref(car, 'subscribe', config) : null),
} as const satisfies CarButtonRule
