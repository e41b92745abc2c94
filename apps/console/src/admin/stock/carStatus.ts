import { type CarAttention, quietDays } from '@forecourt/rules/stock/carAttention'
import type { CarRecord } from '../../client/Records'
import type { PillTone } from '../../parts/StatusPill'

/** Each stage of a car's way through the yard in words (CAR-05), in the order people look at them. */
export const carStageNames = {
  in_stock: { text: 'In stock', tone: 'good' },
  coming_soon: { text: 'Coming soon', tone: 'info' },
  preorder: { text: 'Pre-order', tone: 'info' },
  reserved: { text: 'Reserved', tone: 'waiting' },
  draft: { text: 'Draft', tone: 'quiet' },
  sold: { text: 'Sold', tone: 'quiet' },
  withdrawn: { text: 'Withdrawn', tone: 'quiet' },
} as const satisfies Record<CarRecord['stage'], { text: string; tone: PillTone }>

/** What wants attention of a car, in words. */
export const attentionNames = {
  noPhotos: 'No photos',
  noPrice: 'No price',
  aboveMarket: 'Above market',
  noLead: `No lead in ${quietDays} days`,
  quarantined: 'Refused from its feed',
} as const satisfies Record<CarAttention, string>

/** Each status of a car in words (CAR-05). */
export const carStatuses = {
  in_stock: { text: 'In stock', tone: 'good' },
  coming_soon: { text: 'Coming soon', tone: 'info' },
  draft: { text: 'Draft', tone: 'quiet' },
  sold: { text: 'Sold', tone: 'quiet' },
  withdrawn: { text: 'Withdrawn', tone: 'quiet' },
} as const satisfies Record<CarRecord['status'], { text: string; tone: PillTone }>

/** What the list says of a car: reserved is a flag on a car in stock, and what a seller wants to know first. */
export const carStatus = ({ status, reserved }: Pick<CarRecord, 'status' | 'reserved'>): { text: string; tone: PillTone } =>
  reserved && status === 'in_stock' ? { text: 'Reserved', tone: 'waiting' } : carStatuses[status]
