import { type CarAttention, quietDays } from '@forecourt/rules/stock/carAttention'

/** What wants attention of a car, in words. */
export const attentionNames = {
  noPhotos: 'No photos',
  noPrice: 'No price',
  aboveMarket: 'Above market',
  noLead: `No lead in ${quietDays} days`,
  quarantined: 'Refused from its feed',
} as const satisfies Record<CarAttention, string>
