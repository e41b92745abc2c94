import { offersSubscriptions } from '@forecourt/schema/switches/offersSubscriptions'
import { reserveNeeds } from '../../canReserve'
import type { CarButtonRule } from '../CarButtonRule'
import { usually } from '../reserveLabel'
import { siteNeed } from '../siteNeed'

/** Requests a subscription, for a car with a weekly price (CAR-14, VDP-07). */
export const subscribe = {
  usualLabel: usually('Subscribe'),
  rule: 'CAR-14',
  fields: ['subscriptionPriceCents', 'reserved'],
  needs: [
    siteNeed({
      needs: 'subscriptions to be offered',
      setting: '/price/offerSubscriptions',
      until: 'subscriptions are offered',
      holds: offersSubscriptions,
    }),
    { needs: 'a price per week', holds: (car) => (car.subscriptionPriceCents ?? 0) > 0 },
    { needs: 'a car nobody has reserved', holds: (car) => reserveNeeds.free.holds({ car }) },
  ],
  opens: { kind: 'form', form: 'subscribe' },
} as const satisfies CarButtonRule
